import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { statementJudge } from '../../src/core/verify/statement-judge.ts';

/** The judge of statements as the package has it. */
export const statements = statementJudge(packagedReader);
