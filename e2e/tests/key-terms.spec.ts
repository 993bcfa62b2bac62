import { tinyPdf } from '@recto/testing/pdf';
import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { makePerson } from '../support/people.ts';
import { expect, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

/** Lines of a page, as a typesetter would break them. */
const wrap = (text: string) => text.match(/.{1,95}(?:\s|$)/gu)?.map((line) => line.trim()) ?? [];

const CONTRACT = tinyPdf([
  [
    'DISTRIBUTION AGREEMENT',
    ...wrap(
      'This Distribution Agreement (this "Agreement") is entered into as of March 14, 2024 by and between Fern Trading, Inc., a Delaware corporation ("Supplier"), and Oak Retail LLC, a New York limited liability company ("Distributor").',
    ),
    ...wrap(
      '1. Term. The initial term of this Agreement shall commence on April 1, 2024 and shall continue until March 31, 2027, unless earlier terminated as provided herein. This Agreement shall automatically renew for successive periods of one (1) year each unless either party gives written notice of non-renewal at least ninety (90) days prior to the end of the then current term.',
    ),
  ],
  [
    ...wrap(
      '2. Assignment. Neither party may assign this Agreement or any of its rights or obligations hereunder without the prior written consent of the other party, and any purported assignment without such consent shall be void.',
    ),
    ...wrap(
      '3. Governing law. This Agreement shall be governed by and construed in accordance with the laws of the State of New York, without regard to its conflict of laws principles.',
    ),
  ],
]);

test('terms of a contract lead to their clauses from the chat, from the details and from the palette', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('Distribution.pdf', CONTRACT));
  await signIn(page, person, `/chat?file=${file._id}`);
  const panel = page.getByRole('region', { name: 'Key terms' });
  await panel.getByRole('button', { name: /^No clause found/ }).click();
  await expectAccessible(page, panel, 'key terms');

  const law = panel.getByRole('button', { name: /^Governing law/ });
  await law.click();
  await expect(page.getByTestId('pdf-page')).toHaveAttribute('data-page', '2');
  await expect(page.getByTestId('search-marks').locator('.viewer-edge div').first()).toBeInViewport();
  await expect(law).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: /^Assignment/ })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await page.getByRole('button', { name: 'Next term (j)' }).click();
  await expect(law).toHaveAttribute('aria-current', 'location');

  await page.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: /^Details of/ });
  await details.getByRole('button', { name: /^Supplier/ }).click();
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL(/page=1$/);
  await expect(panel.getByRole('button', { name: /^Supplier/ })).toHaveAttribute('aria-current', 'location');

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await palette.getByRole('combobox').fill('governing');
  await palette.getByRole('option', { name: /^Governing law/ }).click();
  await expect(law).toHaveAttribute('aria-current', 'location');
  await expect(page).toHaveURL(/page=2$/);
});
