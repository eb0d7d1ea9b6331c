import { describe, expect, it } from 'vitest';
import { codeIndex } from '../../src/adapters/code-index/code-index.ts';
import { sectionDocuments } from '../../src/core/indexing/section-documents.ts';

const index = codeIndex();

async function documentOf(page: string) {
  const sections = await index.sections('a.html', page);
  const [made] = sectionDocuments('a.html', 'html', sections ?? [], (text) => text);
  return [made?.document.title, made?.document.content];
}

describe('pages of the index', () => {
  it.each([
    ['40<sup>1</sup>', '40'],
    ['40<sup><a href="#n">2</a></sup>', '40'],
    ['40<a href="#n"><sup>2</sup></a>', '40'],
    ['40<sup>2, 3</sup>', '40'],
    ['40<sup>†</sup>', '40'],
    ['40<sup>2</sup>', '40²'],
    ['1<small>st</small>', '1st'],
    ['40<sub>2</sub>', '40 2'],
    ['25 m<sup>2</sup>', '25 m²'],
    ['CO<sub>2</sub>', 'CO2'],
    ['the 1<sup>st</sup>', 'the 1st'],
    ['<b>40</b> a&lt;b', '40 a<b'],
  ])('IX6 EC4 %s is read as %s, in headings and in text', async (written, read) => {
    expect(await documentOf(`<h1>Has ${written}</h1><p>It has ${written} seats.</p>`)).toEqual([
      `Has ${read}`,
      `Has ${read}\nIt has ${read} seats.`,
    ]);
  });
});
