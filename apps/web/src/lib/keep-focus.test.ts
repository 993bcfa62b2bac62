import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusAround, keepFocus } from '#lib/keep-focus.ts';

let stop = () => {};
beforeEach(() => {
  stop = keepFocus();
  document.body.innerHTML = `
    <main><ul aria-label="Sessions">
      <li><button id="first">End</button></li>
      <li><button id="second">End</button></li>
    </ul></main>
    <div role="dialog"><button id="inside">Send</button></div>`;
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const get = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
/** Observers hear of a change when the present task is through. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the focus of a row that goes away comes to its list', async () => {
  get('#first').focus();
  get('li').remove();
  await settled();
  expect(document.activeElement).toBe(get('ul'));
  get('#second').focus();
  expect(get('ul').hasAttribute('tabindex')).toBe(false);
});

test('of a list that goes with it, it comes to what stood around that', async () => {
  get('#second').focus();
  get('ul').remove();
  await settled();
  expect(document.activeElement).toBe(get('main'));
});

test('a dialog that closes gives the focus back by itself', async () => {
  get('#inside').focus();
  get('[role=dialog]').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('where the focus has gone elsewhere it is left alone', async () => {
  get('#first').focus();
  get('#second').focus();
  get('li').remove();
  await settled();
  expect(document.activeElement).toBe(get('#second'));
});

test('a control that cannot have the focus leaves it to its row', () => {
  focusAround(get('#first'));
  expect(document.activeElement).toBe(get('li'));
});
