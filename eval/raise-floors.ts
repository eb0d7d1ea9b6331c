import { productJudge } from './judge.ts';
import { raised, readFloors, sharesOf, writeFloors } from './laws/floors.ts';
import { holdOwnLaws } from './laws/own-rows.ts';

writeFloors(raised(readFloors(), sharesOf(await holdOwnLaws(productJudge()))));
