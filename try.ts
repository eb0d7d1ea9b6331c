import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { quoteEvidence } from './src/core/correction/code/quote-evidence.ts';
import { critiqueAnswer } from './src/core/correct/critique-answer.ts';
import { Configuration } from './src/contract/configuration.ts';
import { newTextIndex } from './src/core/retrieval/text-index.ts';
import { spreadNames } from './src/core/correction/code/spread-names.ts';
import type { AskEvidence } from './src/contract/ask-evidence.ts';

// rough documents: ts exported declarations with doc; md sections
const docs: Omit<AskEvidence,'number'>[] = [];
for (const path of [...globSync('src/**/*.ts')]) {
  const text = readFileSync(path, 'utf8'); const lines = text.split('\n');
  const re = /(?:\/\*\*([^]*?)\*\/\s*)?^export (?:async )?(function\*?|const|interface|type)\s+(\w+)([^\n{]*)/gm;
  for (const m of text.matchAll(re)) {
    const doc = (m[1] ?? '').replaceAll(/^\s*\* ?/gm, '').trim();
    const start = text.slice(0, m.index).split('\n').length;
    const sig = `${m[2]} ${m[3]}${m[4]}`.trim();
    docs.push({ document_id: `${path}#${m[3]}`, kind: 'code', source: 'contains', title: m[3]!, path, start_line: start, end_line: start + 10, text: `${doc}\n${sig}`, cut: false, object: { kind: m[2]!.startsWith('f') ? 'function' : 'interface', name: m[3]!, signature: sig, doc } });
  }
}
for (const path of ['ARCHITECTURE.md','SPEC.md','README.md',...globSync('docs/**/*.md')]) {
  const lines = readFileSync(path,'utf8').split('\n'); let h=''; let buf: string[]=[]; let start=1;
  const flush=(end:number)=>{ if(buf.join('').trim()) docs.push({document_id:`${path}#${start}`,kind:'section',source:'contains',title:h,path,start_line:start,end_line:end,text:buf.join('\n'),cut:false,object:null}); };
  lines.forEach((l,i)=>{ const m=/^#{1,6}\s+(.*)/.exec(l); if(m){flush(i); h=m[1]!; buf=[]; start=i+2;} else buf.push(l);}); flush(lines.length);
}
const index = newTextIndex({ title: 3, path: 1, content: 1 });
docs.forEach((d) => index.put({ id: d.document_id, fields: { title: spreadNames(d.title), path: spreadNames(d.path), content: d.text } }));
const by = new Map(docs.map((d) => [d.document_id, d]));
const configuration = Configuration.parse({});
const clock = { elapsed: () => performance.now(), now: () => new Date().toISOString() };
let n = 0; const ports = { graph: null, sources: null, clock, ids: { next: () => String(n++) } };
const questions = process.argv.slice(2).length ? process.argv.slice(2) : readFileSync('/tmp/asktry/q.txt', 'utf8').trim().split('\n');
for (const q of questions) {
  const hits = index.search(q, 8);
  const evidence = hits.map((h, i) => ({ ...by.get(h.id)!, number: i + 1 }));
  const t = performance.now();
  const r = quoteEvidence(q, evidence, /[가-힣]/.test(q) ? 'ko' : 'en');
  const t1 = performance.now();
  const c = await critiqueAnswer({ id: 'x', question: q, language: 'en', tries: [{ model: 'extractive', read: { kind: 'valid', response: r } }], evidence, isIndexed: () => true }, configuration, ports);
  console.log(`\n## ${q}\n${r.answer}\n   cites ${r.citations.map((x) => typeof x === 'string' ? x : `${x.uri}:${x.start_line}-${x.end_line}`).join(' ')} | quote ${(t1 - t).toFixed(0)} critics ${(performance.now() - t1).toFixed(0)} ms`);
  for (const f of c.findings) if (f.verdict !== 'pass') console.log('  !', f.critic, f.verdict, f.score, f.fixes);
  if (c.abstained) console.log('   found:', hits.map((h) => h.id + ' ' + h.score.toFixed(2)).slice(0, 4).join(' | '));
}
