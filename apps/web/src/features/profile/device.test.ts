import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const AGENTS = {
  'Chrome on Linux':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  'Safari on a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  'Safari on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Chrome on an iPad':
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
  'Samsung Internet on Android':
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  curl: 'curl/8.5.0',
};

test.each(Object.entries(AGENTS))('%s', (name, userAgent) => {
  expect(deviceOf(userAgent).name).toBe(name);
});

test('phones and tablets are told from desks', () => {
  expect(deviceOf(AGENTS['Safari on an iPhone']).isHandheld).toBe(true);
  expect(deviceOf(AGENTS['Samsung Internet on Android']).isHandheld).toBe(true);
  expect(deviceOf(AGENTS['Chrome on Linux']).isHandheld).toBe(false);
});

test('what says nothing is unknown', () => {
  expect(deviceOf(null).name).toBe('An unknown device');
  expect(deviceOf('(none)').name).toBe('An unknown browser');
});
