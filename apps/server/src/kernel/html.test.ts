import { describe, expect, test } from 'vitest';
import { html } from '#kernel/html.ts';

describe('html', () => {
  test('escapes what is inserted, in text and in attributes', () => {
    const typed = `<script>"&'`;
    expect(html`<p title="${typed}">${typed}</p>`.source).toBe(
      '<p title="&lt;script&gt;&quot;&amp;&#39;">&lt;script&gt;&quot;&amp;&#39;</p>',
    );
  });

  test('inserts HTML, and lists of it, as they are', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
    expect(html`<ol>${items}</ol>${html`<hr>`}${7}`.source).toBe(
      '<ol><li>a</li><li>&lt;b&gt;</li></ol><hr>7',
    );
  });
});
