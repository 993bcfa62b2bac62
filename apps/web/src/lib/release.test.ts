import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForRelease, reloadForOtherRelease } from '#lib/release.ts';

const pageOf = (release: string) => `<script type="module" crossorigin src="/assets/${release}.js"></script>`;
const answerWith = (status: number, release: string) =>
  vi.stubGlobal('fetch', async () => new Response(pageOf(release), { status }));

beforeEach(() => {
  const script = document.createElement('script');
  script.type = 'module';
  script.dataset['test'] = '';
  // Without its name it would be fetched by the test's browser.
  script.getAttribute = (name) => (name === 'src' ? '/assets/index-1.js' : null);
  vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
    selector === 'script[type=module][src]' ? script : null,
  );
});
afterEach(() => {
  document.body.replaceChildren();
});

test('a release is known by the script that its pages begin with', async () => {
  answerWith(200, 'index-1');
  expect(await askForRelease()).toBe('same');
  answerWith(200, 'index-2');
  expect(await askForRelease()).toBe('other');
  answerWith(503, 'index-2');
  expect(await askForRelease()).toBe('none');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  expect(await askForRelease()).toBe('none');
});

test('the page is loaded anew for another release only, and not while something typed would be lost', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  answerWith(200, 'index-1');
  await reloadForOtherRelease();
  answerWith(200, 'index-2');
  const box = document.body.appendChild(document.createElement('input'));
  box.type = 'checkbox';
  box.checked = true;
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = 'half a question';
  await reloadForOtherRelease();
  expect(reload).not.toHaveBeenCalled();
  field.value = '';
  await reloadForOtherRelease();
  expect(reload).toHaveBeenCalledOnce();
});
