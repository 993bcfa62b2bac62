import { describe, expect, test } from 'vitest';
import { chatSearch, readChatUrl } from '#shared/questions/chat-url.ts';

const read = (search: string) => readChatUrl(new URLSearchParams(search));

describe('the address of the chat', () => {
  test('names file, question, page and hit and reads them back', () => {
    const url = { file: 'f1', question: 'q1', page: 105, hit: 2 };
    expect(chatSearch(url)).toBe('?file=f1&question=q1&page=105&hit=2');
    expect(read(chatSearch(url))).toEqual(url);
  });

  test('is empty when nothing is chosen', () => {
    expect(read('')).toEqual({ file: null, question: null, page: null, hit: null });
    expect(chatSearch(read(''))).toBe('');
  });

  test.each(['0', '-3', '1.5', 'x', '', '00', '99999999'])('takes no page from "%s"', (page) => {
    expect(read(`file=f1&page=${page}`).page).toBeNull();
  });

  test('leaves out a hit that no question or page gives a meaning', () => {
    expect(chatSearch({ file: 'f1', question: null, page: 3, hit: 1 })).toBe('?file=f1&page=3');
    expect(chatSearch({ file: 'f1', question: 'q1', page: null, hit: 1 })).toBe('?file=f1&question=q1');
  });
});
