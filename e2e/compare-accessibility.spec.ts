import { expect, test } from '@playwright/test';
import { LOOKS } from './axe.ts';
import { choice, dialog, expectNoViolations, openByKeyboard } from './comparison.ts';
import { arriveAs } from './people.ts';

for (const { colorScheme, viewport } of LOOKS) {
  test.describe(`nothing stands in the way of anybody, ${colorScheme}, ${viewport.width} wide`, () => {
    test.use({ colorScheme, viewport });
    test('in both dialogs', async ({ page }) => {
      await arriveAs(page, 'admin@demo.test', '/m/builder?jurisdictions=AB,ON');
      await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
      await expect(choice(page, 'British Columbia')).toBeVisible();
      await expectNoViolations(page);
      await choice(page, 'British Columbia').press('Enter');
      await page.keyboard.press('n');
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await openByKeyboard(page, 'Alberta', 'Compare to Previous Versions');
      await choice(page, 'Edit Versions').press('Enter');
      await choice(page, 'Delete This Version').press('Enter');
      await expectNoViolations(page);
    });
  });
}
