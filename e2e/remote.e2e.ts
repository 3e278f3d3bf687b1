import { calls } from '@roundboard/contract'
import { problemsOf } from './phone-problems.ts'
import { expect, test } from './walls-fixtures.ts'

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
