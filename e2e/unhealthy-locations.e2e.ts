import { calls } from '@roundboard/contract'
import { aLinkedScreen, aLocation, countClicks, people } from './console-fixtures.ts'
import { expect, test } from './fixtures.ts'
import { words } from './messages.ts'

test('the unhealthy locations among 155 are found in 2 clicks from the dashboard', async ({
  gym,
  adminPage: page,
}) => {
  const staff = await gym.staff(people.admin)
  const { count } = await staff.list(calls.listLocations, { query: {} })
  const unhealthy = ['Quiet Street', 'Silent Hill']
  for (const name of unhealthy) {
    const { id } = await aLocation(staff, { name })
    await aLinkedScreen(gym, staff, id)
    await staff.call(calls.createScreen, { body: { name: 'Not linked', round: 4, location: id } })
  }
  for (let number = count + unhealthy.length; number < 155; number += 1)
    await aLocation(staff, { name: `Imported ${String(number)}` })

  await page.goto('/admin/dashboard')
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: /^2 locations (are offline|have issues)$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.locations.locations)
  await expect(page.getByRole('row').getByRole('rowheader')).toHaveText(unhealthy)
  expect(await clicks()).toBeLessThanOrEqual(2)
})
