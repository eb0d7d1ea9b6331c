// @vitest-environment happy-dom
import { act, fireEvent, render, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Verify } from '../../examples/react/verify.tsx';
import { useAIStream } from '../../ui/react/use-ai-stream.ts';

const DONE = ['data: {"chunk": "He"}\n\n', 'data: {"chunk": "llo"}\n\n', 'data: [DONE]\n\n'];
const QUALITY = {
  passed: true,
  score: 1,
  details: [],
  summary: '',
  status: 'passed',
  min_pass_ratio: 0.75,
  checkers: {},
};

function answers(texts: readonly string[], status = 200): void {
  const headers = { 'X-Chat-Id': 'c', 'X-Message-Id': 'm' };
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(texts.join(''), { status, headers })),
  );
}

afterEach(() => vi.unstubAllGlobals());

describe('what others build screens of', () => {
  it('UI18 the built package gives what the sources give', async () => {
    const built: object = await import('assay/react');
    const source: object = await import('../../ui/react/index.ts');
    expect(Object.keys(built).toSorted()).toEqual(Object.keys(source).toSorted());
    expect(Object.keys(built)).toEqual(expect.arrayContaining(['QualityBadge', 'useAIStream']));
  });

  it('UI7 useAIStream gives content, notes and quality, and ends with all of them', async () => {
    answers([...DONE, `event: quality\ndata: ${JSON.stringify(QUALITY)}\n\n`]);
    const { result } = renderHook(() => useAIStream());
    await act(async () => {
      await result.current.startStream({ message: 'Hi', feature: 'search_qa', noteId: 'n', model: 'm' });
    });
    expect(result.current).toMatchObject({
      content: 'Hello',
      isStreaming: false,
      error: null,
      matchedNotes: [],
      qualityResult: QUALITY,
    });
    const [url, init] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(url).toBe('/api/stream');
    expect(JSON.parse(init?.body as string)).toEqual({
      feature: 'search_qa',
      content: 'Hi',
      model: 'm',
      note_id: 'n',
    });
    act(() => result.current.reset());
    expect(result.current).toMatchObject({ content: '', qualityResult: null });
  });

  it('UI7 a refused request is an error with the words of its problem', async () => {
    answers([JSON.stringify({ detail: 'no such model', status: 404 })], 404);
    const { result } = renderHook(() => useAIStream());
    await act(async () => {
      await result.current.startStream({ message: 'Hi', feature: 'writing' });
    });
    expect(result.current).toMatchObject({ error: 'no such model', isStreaming: false, content: '' });
  });

  it('UI22 the example verifies what is typed and shows each claim with its verdict', async () => {
    const claim = {
      claim_id: 'C1',
      status: 'UNVERIFIED',
      contradicted: true,
      checked: true,
      text: 'It is red.',
      span: { start: 0, end: 10 },
      issues: [],
      parts: [],
      sources_asked: [],
    };
    answers([JSON.stringify({ result: { claim_validations: [claim], set_aside: [] } })]);
    const { container } = render(<Verify />);
    const [answer, evidence] = container.querySelectorAll('textarea');
    if (answer === undefined || evidence === undefined) throw new Error('the example has two fields');
    fireEvent.change(answer, { target: { value: 'It is red. Is it?' } });
    fireEvent.change(evidence, { target: { value: 'It is blue.' } });
    await act(async () => fireEvent.submit(container.querySelector('form') ?? container));
    expect(JSON.parse(vi.mocked(fetch).mock.calls[0]?.[1]?.body as string)).toEqual({
      text: 'It is red. Is it?',
      evidences: [{ evidence_id: 'text', type: 'document', data: 'It is blue.' }],
    });
    expect(container.querySelector('.assay-answer')?.textContent).toBe('It is red.Contradicted Is it?');
  });
});
