import type { Comparison, Value } from '../statement/value.ts';
const num=(e:{over:bigint;under:bigint}):number=>Number(e.over)/Number(e.under);
export function compareInterim(a: Value, b: Value): Comparison {
  const q=(v:Value):v is Extract<Value,{low:unknown}>=>v.kind==='quantity'||v.kind==='duration';
  if(q(a)&&q(b)){
    const da=a.unit?.dimension??null,db=b.unit?.dimension??null;
    if(da!==db&&da!==null&&db!==null)return 'incomparable';
    if((a.per?.symbol??null)!==(b.per?.symbol??null)&&a.per!==null&&b.per!==null)return 'incomparable';
    if(a.kind==='quantity'&&b.kind==='quantity'&&a.sort!==b.sort)return 'incomparable';
    const f=(x:{over:bigint;under:bigint},u:typeof a.unit):number=>num(x)*(u?num(u.factor):1);
    const al=a.low?f(a.low.value,a.unit):-Infinity,ah=a.high?f(a.high.value,a.unit):Infinity,bl=b.low?f(b.low.value,b.unit):-Infinity,bh=b.high?f(b.high.value,b.unit):Infinity;
    if(al===bl&&ah===bh)return da===db?'equal':'incomparable';
    if(bl>=al&&bh<=ah&&al!==ah)return 'within';
    if(bh<al||bl>ah)return 'excluded';
    return 'incomparable';
  }
  if(a.kind!==b.kind)return 'incomparable';
  const s=(v:Value):string=>JSON.stringify(v,(_,x)=>typeof x==='bigint'?String(x):x);
  if(s(a)===s(b))return 'equal';
  if(a.kind==='period'&&b.kind==='period'){
    const day=(d:typeof a.from):number|null=>d&&d.year!==null?d.year*10000+d.month*100+d.day:null;
    const [af,at,bf,bt]=[day(a.from),day(a.to),day(b.from),day(b.to)];
    if(af===null||at===null||bf===null||bt===null)return 'incomparable';
    if(bf>=af&&bt<=at)return 'within';
    if(bt<af||bf>at)return 'excluded';
  }
  if(a.kind==='clock'||a.kind==='code')return 'excluded';
  return 'incomparable';
}
