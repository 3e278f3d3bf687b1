import { readFile } from 'node:fs/promises'
import { calls } from '@roundboard/contract'
import { expect, test } from './fixtures.ts'
import { say, words } from './messages.ts'
import { expectPlaying, linkDisplay, passTimeUntil, place } from './wall.ts'

const aPoster = new URL('../server/media/exercises/back-kick.jpg', import.meta.url).pathname
const otherClip = new URL('../server/src/testing/squat.mp4', import.meta.url).pathname

test('a clip from the library plays on a screen and updates when its file is replaced', async ({
  gym,
  adminPage,
  screenPage,
}) => {
  const fetched = new Set<string>()
  screenPage.on('response', (response) => {
    if (response.ok()) fetched.add(new URL(response.url()).pathname)
  })
  const admin = await gym.staff('admin@roundboard.test')
  const [clip] = (await admin.list(calls.listMedia, { query: { name: 'Back Kick' } })).items
  if (!clip) throw new Error('The demo lacks a clip.')
  await screenPage.clock.install()
  await linkDisplay(gym, screenPage, 3)
  const day = Temporal.Now.plainDateISO(place.timeZone).toString()
  const today = { round: 3, startDate: { $lte: day }, endDate: { $gte: day } }
  const query = { q: JSON.stringify(today) }
  const [workout] = (await admin.list(calls.listWorkouts, { query })).items
  if (!workout) throw new Error(`Nothing is on, ${day}.`)
  const subHeader = screenPage.getByRole('heading', { name: workout.subHeader })
  await passTimeUntil(screenPage, () => subHeader.isVisible())
  await expect(subHeader).toBeVisible()
  await screenPage.evaluate(() => {
    document.documentElement.dataset['page'] = 'the same'
  })

  await test.step('it is chosen in the form of a workout', async () => {
    await adminPage.goto(`/admin/rounds/3/workout/${workout.id}`)
    const button = say(words.mediaLibrary.chooseFor, { field: 'Video link for step 1' })
    await adminPage.getByRole('button', { name: button, exact: true }).click()
    const picker = adminPage.getByRole('dialog', { name: words.mediaLibrary.chooseTitle })
    await picker
      .getByLabel(/^Search/)
      .first()
      .fill(clip.name)
    await picker
      .getByLabel(/^Search/)
      .first()
      .press('Enter')
    await picker
      .getByRole('button', { name: /Back Kick/ })
      .first()
      .click()
    await adminPage.getByRole('button', { name: 'Save', exact: true }).click()
    // Screens show it now.
    await adminPage.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(adminPage.getByText(`Updated Workout: ${workout.name}`)).toBeVisible()
    await expect.poll(() => fetched.has(clip.file)).toBe(true)
    await expectPlaying(screenPage, workout.routines.length)
  })

  await test.step('nothing on its page moves when the frames of its loop appear', async () => {
    const measured = Promise.withResolvers<undefined>()
    await adminPage.route(`**${clip.file}`, async (route) => {
      await measured.promise
      await route.continue()
    })
    await adminPage.goto(`/admin/media/${clip.id}`)
    const loop = adminPage.getByRole('region', { name: words.media.loops })
    const heightOf = () => loop.evaluate((panel) => Math.round(panel.clientHeight))
    const isLooking = loop.getByText(words.media.looking)
    await expect(isLooking).toBeAttached()
    const before = await heightOf()
    measured.resolve(undefined)
    await expect(isLooking).toHaveCount(0)
    expect(await heightOf()).toBe(before)
    await adminPage.unroute(`**${clip.file}`)
  })

  await test.step('its file is replaced', async () => {
    await expect(adminPage.getByText(say(words.media.onWalls, { walls: 1 }))).toBeVisible()
    await adminPage.getByLabel(words.uploads.replaceFile).setInputFiles(otherClip)
    const dialog = adminPage.getByRole('dialog', { name: words.shared.pleaseConfirm })
    await expect(dialog.getByText(say(words.media.onWalls, { walls: 1 }))).toBeVisible()
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click()
    await expect(adminPage.getByText(words.uploads.replaced)).toBeVisible()
    const after = await admin.call(calls.getMediaItem, { params: { id: clip.id } })
    expect(after).toMatchObject({ link: clip.link, name: clip.name })
    expect(after.file).not.toBe(clip.file)
    await expect(adminPage.locator('video').first()).toHaveAttribute('src', after.file)
    await expect.poll(() => fetched.has(after.file)).toBe(true)
    await expectPlaying(screenPage, workout.routines.length)
  })
  await test.step('the earlier file is restored', async () => {
    const versions = adminPage.getByRole('region', { name: words.media.versions })
    await versions.getByRole('button').click()
    const dialog = adminPage.getByRole('dialog', { name: words.shared.pleaseConfirm })
    await dialog.getByRole('button', { name: words.media.restore, exact: true }).click()
    await expect(adminPage.locator('video').first()).toHaveAttribute('src', clip.file)
    await expect(versions.getByRole('row')).toHaveCount(2)
    await expectPlaying(screenPage, workout.routines.length)
  })

  await test.step('another clip takes its place in workouts', async () => {
    const { items } = await admin.list(calls.listMedia, { query: { kind: 'exercise-video' } })
    const other = items.find(({ file }) => !fetched.has(file))
    if (!other) throw new Error('The demo lacks another clip.')
    await adminPage.getByRole('button', { name: words.schedule.swap.open }).click()
    const dialog = adminPage.getByRole('dialog', { name: words.schedule.swap.title })
    await dialog.getByRole('button', { name: words.schedule.swap.choose }).click()
    const picker = adminPage.getByRole('dialog', { name: words.mediaLibrary.chooseTitle })
    const search = picker.getByLabel(/^Search/).first()
    await search.fill(other.name)
    await search.press('Enter')
    await picker
      .getByRole('button', { name: new RegExp(other.name) })
      .first()
      .click()
    await dialog.getByRole('button', { name: /^Swap in \d+ place/ }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(() => fetched.has(other.file)).toBe(true)
    await expectPlaying(screenPage, workout.routines.length)
  })
  await expect(screenPage.locator('html')).toHaveAttribute('data-page', 'the same')

  await test.step('a trimmed clip loops in the preview without a seek', async () => {
    const item = await admin.call(calls.getMediaItem, { params: { id: clip.id } })
    const poster = (await readFile(aPoster)).toString('base64')
    const seam = { jump: 0.2, cut: { atMs: 1_000, jump: 0 } }
    const look = { sha256: item.sha256, poster, figure: null, seam }
    await admin.call(calls.saveClipAnalysis, { params: { id: clip.id }, body: look })
    await adminPage.goto(`/admin/media/${clip.id}`)
    await adminPage.getByRole('button', { name: words.media.seeItLoop }).click()
    const video = adminPage.getByLabel(/^Player: /).locator('video')
    const seeks = await video.evaluate(
      (element: HTMLVideoElement) =>
        new Promise<number>((resolve) => {
          let seen = 0
          element.addEventListener('seeking', () => (seen += 1))
          element.addEventListener('timeupdate', () => {
            if (element.currentTime > 2.5) resolve(seen)
          })
        }),
    )
    expect(seeks).toBe(0)
    await adminPage.getByRole('button', { name: words.media.seeAll }).click()
    await expect(video).toHaveAttribute('src', item.file)
  })
})
