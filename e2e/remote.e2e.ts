import type { Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import axe from 'axe-core'
import { expect, test } from './walls-fixtures.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong with a phone's page, and what a thumb would miss, in both colours. */
async function problemsOf(page: Page, sight: string): Promise<string[]> {
  await page.evaluate(axe.source)
  const problems: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const found = await page.evaluate(async (runOnly) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run('html', { runOnly, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) => `${id} ${target.join(' ')} ${failureSummary}`,
        ),
      )
    }, rules)
    problems.push(...found.map((problem) => `${sight} ${colorScheme} ${problem}`))
  }
  const small = await page.locator('button, a, summary').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      return Math.min(width, height) < 56 ? [`${target.textContent} is ${width} by ${height}`] : []
    }),
  )
  return [...problems, ...small.map((target) => `${sight} ${target}`)]
}

test.describe('the coach’s remote', () => {
  // What is refused on purpose: a code that another phone has opened, and a pass that was revoked.
  test.use({ expectedErrors: [/status of 401/] })

  test('a wall shows a code, phones open it, and what one does all walls and phones show', async ({
    gym,
    hang,
    openBrowser,
    openWall,
    staff,
    putOnAir,
  }) => {
    await putOnAir()
    const { locationId, token } = await hang({ location: { vtsEnabled: true } })
    const at = { params: { id: locationId } }
    await staff.call(calls.updateLocationTimer, { ...at, body: { dwsTimeStamp: 'now' } })
    const wall = await openWall({ token })
    await expect(wall.page.getByRole('timer')).toBeVisible()

    const codeOnWall = async () => {
      const shown = wall.page.waitForResponse('**/api/v1/screens/auth/remote-pass')
      await wall.page.keyboard.press('i')
      const { data } = (await (await shown).json()) as { data: { address: string } }
      await expect(wall.page.getByRole('img', { name: /Coach: open the remote/ })).toBeVisible()
      await wall.page.keyboard.press('i')
      return new URL(data.address, gym.displayUrl).href
    }
    const aPhone = async (address: string, locale = 'en-US') => {
      const options = { viewport: { width: 390, height: 844 }, locale }
      const context = await openBrowser(options)
      const page = await context.newPage()
      await page.goto(address)
      return page
    }

    const address = await codeOnWall()
    const one = await aPhone(address)
    await expect(one.getByRole('heading', { name: /^Gym \d/ })).toBeVisible()
    await expect(one).toHaveURL(/\/remote$/)
    expect(await one.context().cookies()).toEqual([])
    const two = await aPhone(await codeOnWall(), 'es-MX')
    await expect(two.getByRole('button', { name: 'Pausa' })).toBeVisible()
    const replayed = await aPhone(address)
    await expect(replayed.getByText('Another phone has opened this code.')).toBeVisible()

    const problems = await problemsOf(one, 'running')
    await expect(one.getByRole('button', { name: 'Stop' })).toBeHidden()
    await one.getByRole('button', { name: 'Pause' }).click()
    await expect(one.getByText('Paused', { exact: true })).toBeVisible()
    await expect(two.getByText('En pausa', { exact: true })).toBeVisible()
    await expect(two.getByRole('button', { name: 'Detener' })).toBeVisible()
    const standing = await wall.page.getByRole('timer').textContent()
    expect(await one.getByRole('timer').textContent()).toBe(standing)
    problems.push(...(await problemsOf(one, 'paused')))

    await two.getByRole('button', { name: /^Deshacer · \d/ }).click()
    await expect(one.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(two.getByRole('button', { name: 'Pausa' })).toBeVisible()

    await staff.call(calls.revokeRemotePasses, at)
    await one.getByRole('button', { name: 'To the bell' }).click()
    await expect(one.getByText('This pass was revoked.')).toBeVisible()
    problems.push(...(await problemsOf(one, 'no way in')))
    expect(problems).toEqual([])
  })
})
