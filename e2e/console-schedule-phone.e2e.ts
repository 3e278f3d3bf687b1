import type { Page } from '@playwright/test'
import { aRoutine, aWorkout, expect, test } from './console-fixtures.ts'
import { say, words } from './messages.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

type Point = { readonly x: number; readonly y: number }

/** Touches the first point, moves along the others, and lifts at the last. */
async function finger(
  page: Page,
  [first, ...others]: readonly Point[],
  held?: () => Promise<void>,
) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  if (first) await touch('touchStart', [first])
  await held?.()
  for (const point of others) await touch('touchMove', [point])
  await touch('touchEnd', [])
  await session.detach()
}

test('the schedule works on a phone by swipe, long press, tap and toolbar', async ({
  openAs,
  staff,
}) => {
  for (const [round, name] of [
    [1, 'Rope and Ready'],
    [2, 'Step and Jab'],
  ] as const)
    await aWorkout(staff, {
      ...{ name, round, isDraft: true, routines: [aRoutine(1)] },
      ...{ startDate: '2031-04-09', endDate: '2031-04-09' },
    })
  const page = await openAs('admin', { ...phone, locale: 'en-GB' })
  await page.goto('/admin/schedule?day=2031-04-08')
  const list = page.getByRole('list').filter({ hasText: words.schedule.agenda.noWorkout })
  await expect(list.getByRole('button', { name: words.schedule.agenda.noWorkout })).toHaveCount(9)
  await finger(page, [
    { x: 320, y: 600 },
    { x: 240, y: 602 },
    { x: 120, y: 606 },
  ])
  await expect(page).toHaveURL(/day=2031-04-09/)

  const first = page.getByRole('button', { name: /Rope and Ready/ })
  const box = (await first.boundingBox()) ?? { x: 0, y: 0 }
  const one = page.getByText(say(words.schedule.agenda.selected, { count: 1 }))
  await finger(page, [{ x: box.x + 90, y: box.y + 20 }], () => one.waitFor())
  await page.getByRole('checkbox', { name: /Step and Jab/ }).tap()
  await expect(page.getByText(say(words.schedule.agenda.selected, { count: 2 }))).toBeVisible()

  await page
    .getByRole('toolbar')
    .getByRole('button', { name: say(words.schedule.agenda.publish, { count: 2 }) })
    .tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish 2/ })
    .tap()
  await page.getByRole('button', { name: words.schedule.agenda.drop }).tap()
  await first.tap()
  await expect(page.getByRole('dialog').getByText('Published')).toBeVisible()
})
