import { describe, expect, it } from 'vitest';
import { askFor, fitOf } from '#testing/find-in-sentence.ts';

describe('which organisation', () => {
  const fit = (question: string, text: string) => fitOf(askFor('organisation'), question, text);

  it('is seldom one that is named as the subject of the question is', () => {
    const question = 'Who is the biggest partner of Nordwind?';
    expect(fit(question, 'It works with Acme Holdings Inc.')).toBeGreaterThan(
      fit(question, 'It works with Nordwind Holdings Inc.'),
    );
  });

  it('is no firm where another kind is asked for', () => {
    const question = 'Which university went to court?';
    expect(fit(question, 'Springfield Polytechnic Institute filed it.')).toBeGreaterThan(
      fit(question, 'Acme Holdings, Inc. filed it.'),
    );
  });
});

describe('where something is', () => {
  const fit = (question: string, text: string, language = 'en') =>
    fitOf(askFor('place'), question, text, language);

  it('a city or address says more than a country or a name after any preposition', () => {
    const question = 'Where is the head office?';
    expect(fit(question, 'It is located in Springfield, Illinois.')).toBeGreaterThan(
      fit(question, 'They sell in Canada.'),
    );
    expect(fit(question, 'Their work is part of Nordwind.')).toBeLessThan(0.5);
  });

  it('a path or an address of the net is a place too', () => {
    expect(fit('Where is the list kept?', 'It is kept in /etc/locale.gen.')).toBeGreaterThan(0.5);
    expect(fit('Where do bugs go?', 'Send them to bugs@example.org please.')).toBeGreaterThan(0.5);
  });

  it('a word for a kind of place fits a little', () => {
    const kind = fit('Where must it be brought?', 'It may be brought only in the courts of the licensor.');
    expect(kind).toBeGreaterThan(0);
    expect(kind).toBeLessThan(0.5);
  });

  it('words of scripts without capitals are no places by themselves', () => {
    expect(fit('どこ？', '設定で変更する。', 'ja')).toBe(0);
    expect(fit('在哪里？', '在安装过程中会提示。', 'zh')).toBe(0);
    expect(fit('कहाँ?', 'बाद में बदला गया।', 'hi')).toBe(0);
  });
});
