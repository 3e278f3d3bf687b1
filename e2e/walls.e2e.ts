import { calls } from '@roundboard/contract'
import type { Locator } from '@playwright/test'
import { measureWall, untilLaidOut } from './measure-wall.ts'
import { wallWords } from './messages.ts'
import { codeOn, expectPlaying, notReady } from './wall.ts'
import {
  aDay,
  clip,
  dayIn,
  expect,
  expectBeats,
  expectNamed,
  morningZone,
  test,
} from './walls-fixtures.ts'

test.describe.configure({ mode: 'parallel' })

const second = 1_000
/** The length of the clip of `putOnAir`. */
const hookS = 2.4
const programme = 'GET /api/v1/screens/auth/programme'

/** Whether the compositor moves an element endlessly. */
const isMoving = (element: Locator) =>
  element.evaluate((moved) =>
    moved
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getTiming().iterations === Infinity,
      ),
  )

const placeOf = (element: Locator) => element.evaluate((moved) => getComputedStyle(moved).transform)

test.describe('a screen without a token', () => {
  test('an unlinked screen shows a pairing code, and another one every hour', async ({
    openWall,
  }) => {
    const { page, pass } = await openWall()
    const code = await codeOn(page)
    expect(code).toMatch(/^[A-Z0-9]{6}$/)
    await expect(page.getByText(wallWords.wall.authorizationText)).toBeVisible()
    await expect(page.getByText(wallWords.wall.authorizationHour)).toBeVisible()

    await pass(55 * 60 * second)
    expect(await codeOn(page)).toBe(code)
    await pass(5 * 60 * second)
    // A pending poll checks the hour only at the next poll.
    await expect(async () => {
      await pass(15 * second)
      expect(await codeOn(page)).not.toBe(code)
    }).toPass()
  })

  test('an unlinked screen shows a pairing code at the flexibility address too', async ({
    openWall,
  }) => {
    const { page } = await openWall({ path: '/flexibility' })
    await codeOn(page)
  })
})

test.describe('a token that the server no longer knows', () => {
  test.use({ expectedErrors: [/404/] })

  test('an unlinked screen removes its token and shows a pairing code', async ({
    aScreen,
    openWall,
    staff,
    putOnAir,
  }) => {
    await putOnAir()
    const { screen, token } = await aScreen()
    const { page, pass } = await openWall({ token })
    await expect(page.getByRole('figure')).toBeVisible()
    await staff.call(calls.unlinkScreen, { params: { id: screen.id } })
    await pass(60 * second)
    await codeOn(page)
    expect(await page.evaluate(() => localStorage.getItem('roundboard.screen.token'))).toBeNull()
  })
})

test.describe('a screen without content', () => {
  test('a screen of a disabled location asks for support and checks again every 30 seconds', async ({
    aScreen,
    openWall,
    staff,
    putOnAir,
  }) => {
    await putOnAir()
    const { locationId, token } = await aScreen({ location: { isEnabled: false } })
    const { page, hold, pass, answered, count } = await openWall({ token })
    await expect(page.getByText(notReady)).toBeVisible()
    await expect.poll(() => count(programme)).toBe(1)

    await hold()
    await pass(30 * second)
    const answers = () => answered().filter((request) => request === programme).length
    await expect.poll(answers).toBe(2)
    await pass(25 * second)
    expect(count(programme)).toBe(2)
    const asksAgain = async () => {
      await pass(5 * second)
      return count(programme)
    }
    await expect.poll(asksAgain).toBe(3)
    // A pending response could already contain the enabled location.
    await expect.poll(answers).toBe(3)

    await staff.call(calls.updateLocation, {
      params: { id: locationId },
      body: { isEnabled: true },
    })
    await expect.poll(asksAgain).toBe(4)
    await expect(page.getByRole('heading', { name: 'Sticks and moves' })).toBeVisible()
  })

  test('a support message identifies its screen in every language and after its location is renamed', async ({
    aScreen,
    openWall,
    staff,
    putOnAir,
  }) => {
    await putOnAir()
    const { screen, locationId, token } = await aScreen({ location: { isEnabled: false } })
    const { supportEmail } = await staff.call(calls.getAppInfo, {})
    const { page } = await openWall({ token })
    const place = page.locator('.message-place')
    const { name, locationIdentifier } = await staff.call(calls.getLocation, {
      params: { id: locationId },
    })
    await expect(page.getByText(notReady)).toBeVisible()
    await expect(place).toHaveText(`Round 3 · ${name}${locationIdentifier}`)
    await expect(page.getByText(supportEmail)).toBeVisible()
    await expect(page.getByText(wallWords.wall.looksAgain)).toBeVisible()

    await staff.call(calls.updateLocation, {
      params: { id: locationId },
      body: { name: 'Harbour Street' },
    })
    await expect(place).toHaveText(`Round 3 · Harbour Street${locationIdentifier}`)

    await staff.call(calls.updateScreen, { params: { id: screen.id }, body: { language: 'es-mx' } })
    await expect(place).toHaveText(`Round 3 · Harbour Street${locationIdentifier}`)
    await expect(page.getByText(notReady)).toHaveCount(0)
    await expect(page.getByText(supportEmail)).toBeVisible()
  })

  test('a screen without a workout today asks for support', async ({
    aScreen,
    openWall,
    staff,
  }) => {
    const round = 8
    const query = { from: dayIn(morningZone, -1), to: dayIn(morningZone, 1) }
    const { workouts } = await staff.call(calls.readSchedule, { query })
    for (const { id } of workouts.filter((workout) => workout.round === round))
      await staff.call(calls.deleteWorkout, { params: { id } })
    const { token } = await aScreen({ round })
    const { page } = await openWall({ token })
    await expect(page.getByText(notReady)).toBeVisible()
    await expect(page.getByRole('figure')).toHaveCount(0)
  })

  test('a screen shows a spinner while its program loads', async ({
    aScreen,
    openWall,
    putOnAir,
  }) => {
    await putOnAir()
    const { token } = await aScreen()
    const requested = Promise.withResolvers<undefined>()
    const { page } = await openWall({
      token,
      prepare: (opened) =>
        opened.route('**/programme', async (route) => {
          await requested.promise
          await route.continue()
        }),
    })
    await expect(page.getByRole('img', { name: 'Loading' })).toBeVisible()
    requested.resolve(undefined)
    await expect(page.getByRole('figure')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Loading' })).toHaveCount(0)
  })
})

test.describe('the workout on a screen', () => {
  test('a screen shows picture, title, videos and steps, and sends a heartbeat every 60 seconds', async ({
    aScreen,
    openWall,
    putOnAir,
  }) => {
    await putOnAir({
      routines: [
        { text: 'Hook to the body.', step: 2, videoLink: clip('hook') },
        { text: 'Ten squats.', step: 1, videoLink: clip('squat') },
        { text: 'Walk it off.', step: 3, videoLink: clip('lunge') },
      ],
    })
    const { token } = await aScreen()
    const wall = await openWall({ token, hasWorker: true })
    const { page } = wall
    await expect(page.getByRole('heading', { name: 'Sticks and moves' })).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveText([
      '1Ten squats.',
      '2Hook to the body.',
      '3Walk it off.',
    ])
    await expectPlaying(page, 3)
    await expect(page.getByRole('timer')).toHaveCount(0)
    const picture = page.locator('header img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    await expectNamed(wall, token)
    await expectBeats(wall, 60 * second)
  })

  test('a screen loops its video without seeking', async ({ aScreen, openWall, putOnAir }) => {
    await putOnAir()
    const { token } = await aScreen()
    const { page } = await openWall({ token })
    await expectPlaying(page, 1)
    const video = page.locator('video')
    await video.evaluate((element) => {
      element.addEventListener('seeking', () => (element.dataset['hasSought'] = 'true'))
    })
    const playedS = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
    await expect.poll(playedS).toBeGreaterThan(2 * hookS)
    await expectPlaying(page, 1)
    await expect(video).not.toHaveAttribute('data-has-sought')
  })

  test('a screen plays a video directly if a media source rejects its file', async ({
    aScreen,
    openWall,
    putOnAir,
  }) => {
    await putOnAir()
    const { token } = await aScreen()
    const { page } = await openWall({
      token,
      prepare: (opened) =>
        opened.route('**/media/files/**/*.mp4', (route) => {
          const request = route.request()
          // Range requests come from the cache, which would never show a file with wrong bytes.
          const isWhole = request.resourceType() === 'fetch' && !request.headers()['range']
          return isWhole
            ? route.fulfill({ contentType: 'video/mp4', body: 'No clip at all.' })
            : route.continue()
        }),
    })
    await expectPlaying(page, 1)
    await expect(page.locator('video')).toHaveJSProperty('loop', true)
  })

  test('a screen replaces a video without a dark frame', async ({
    aScreen,
    openWall,
    staff,
    putOnAir,
  }) => {
    const { id } = await putOnAir()
    const { token } = await aScreen()
    const { page } = await openWall({ token, hasWorker: true })
    await expectPlaying(page, 1)
    const panel = page.locator('[data-video]')
    await panel.evaluate((box) => {
      const look = () => {
        const clips = Array.from(box.shadowRoot?.querySelectorAll('video') ?? [])
        if (!box.isConnected || clips.every(({ readyState }) => readyState < 2))
          document.body.dataset['wasDark'] = 'true'
        requestAnimationFrame(look)
      }
      look()
    })
    const routines = [{ text: 'Squats.', step: 1, videoLink: clip('squat') }]
    await staff.call(calls.updateWorkout, { params: { id }, body: { routines } })
    await expect(panel).toHaveAttribute('data-video', clip('squat'))
    await expect(page.locator('video')).toHaveCount(1)
    await expect(page.locator('video')).toHaveAttribute('aria-label', '1. Squats.')
    await expectPlaying(page, 1)
    await expect(page.locator('body')).not.toHaveAttribute('data-was-dark')
  })

  test('an Android screen plays inline and muted with one element per routine and a poster', async ({
    aScreen,
    openWall,
    putOnAir,
  }) => {
    await putOnAir({
      routines: [
        { text: 'Squats.', step: 1, videoLink: clip('squat') },
        { text: 'Hooks.', step: 2, videoLink: clip('hook') },
      ],
    })
    const { token } = await aScreen({ location: { androidOs: true } })
    const { page } = await openWall({ token })
    await expectPlaying(page, 2)
    const videos = await page.locator('video').evaluateAll((elements) =>
      (elements as HTMLVideoElement[]).map(({ poster, muted, playsInline, loop }) => ({
        poster: new URL(poster).pathname,
        muted,
        playsInline,
        loop,
      })),
    )
    for (const video of videos) {
      expect(video).toMatchObject({ muted: true, playsInline: true, loop: true })
      const poster = await page.request.get(video.poster)
      expect(poster.headers()['content-type']).toBe('image/jpeg')
    }
    expect(new Set(videos.map(({ poster }) => poster)).size).toBe(2)
  })

  for (const [characters, moves] of [
    [24, false],
    [25, true],
  ] as const)
    test(`a sub-header of ${characters} characters ${moves ? 'moves' : 'stands still'}`, async ({
      aScreen,
      openWall,
      putOnAir,
    }) => {
      const subHeader = 'Heavy bag and fast feet x'.slice(0, characters - 1) + '!'
      await putOnAir({ subHeader })
      const { token } = await aScreen()
      const { page } = await openWall({ token })
      const title = page.getByRole('heading', { name: subHeader })
      await expect(title).toBeVisible()
      await untilLaidOut(page)
      expect(await isMoving(title)).toBe(moves)
      if (!moves) return
      const before = await placeOf(title)
      await expect.poll(() => placeOf(title)).not.toBe(before)
    })

  for (const [characters, moves] of [
    [150, false],
    [151, true],
  ] as const)
    test(`a single routine of ${characters} characters ${moves ? 'scrolls' : 'stands still'}`, async ({
      aScreen,
      openWall,
      putOnAir,
    }) => {
      const text = 'Jab, cross, hook and roll; '.repeat(6).slice(0, characters - 1) + '.'
      await putOnAir({ routines: [{ text, step: 1, videoLink: clip('hook') }] })
      const { token } = await aScreen()
      const { page } = await openWall({ token })
      const steps = page.getByRole('list', { name: wallWords.wall.steps })
      await expect(steps).toContainText(text)
      await untilLaidOut(page)
      expect(await isMoving(steps)).toBe(moves)
      if (!moves) return
      const before = await placeOf(steps)
      await expect.poll(() => placeOf(steps)).not.toBe(before)
    })

  for (const { language, direction, round, steps, script } of [
    {
      language: 'ar-ae',
      direction: 'rtl',
      round: 'الجولة',
      steps: 'الخطوات',
      script: 'Noto Sans Arabic Variable',
    },
    {
      language: 'ja',
      direction: 'ltr',
      round: 'ラウンド',
      steps: 'ステップ',
      script: 'Noto Sans JP Variable',
    },
    {
      language: 'es-mx',
      direction: 'ltr',
      round: 'Round',
      steps: 'Pasos',
      script: 'Archivo Variable',
    },
  ] as const)
    test(`a screen in ${language} uses its words and font`, async ({
      aScreen,
      openWall,
      putOnAir,
    }) => {
      await putOnAir()
      const { token } = await aScreen({ language })
      const { page } = await openWall({ token })
      const wall = page.getByRole('main')
      await expect(wall).toHaveAttribute('dir', direction)
      await expect(wall).toHaveAttribute('lang', language)
      await expect(page.getByText(round, { exact: false }).first()).toBeVisible()
      await expect(page.getByRole('list', { name: steps })).toBeVisible()
      const loaded = () =>
        page.evaluate(() =>
          Array.from(document.fonts)
            .filter(({ status }) => status === 'loaded')
            .map(({ family }) => family.replaceAll('"', '')),
        )
      await expect.poll(loaded).toContain(script)
    })
})

test.describe('a changed screen', () => {
  test('a content refresh shows a message, then the workout, without a reload', async ({
    aScreen,
    openWall,
    staff,
    putOnAir,
  }) => {
    await putOnAir()
    const { screen, token } = await aScreen()
    const { page, hold, pass, loads } = await openWall({ token })
    await expect(page.getByRole('figure')).toBeVisible()
    await hold()
    await staff.call(calls.updateScreen, { params: { id: screen.id }, body: { refreshFlag: true } })
    const isRefreshing = async () => {
      await pass(second)
      return page.getByText('Content Refreshing. Please Wait.').isVisible()
    }
    await expect.poll(isRefreshing).toBe(true)
    await pass(3 * second)
    await expect(page.getByRole('figure')).toBeVisible()
    await pass(60 * second)
    await expect
      .poll(
        async () => (await staff.call(calls.getScreen, { params: { id: screen.id } })).refreshFlag,
      )
      .toBe(false)
    expect(loads()).toBe(1)
  })

  test('a hard refresh reloads the page once', async ({ aScreen, openWall, staff, putOnAir }) => {
    await putOnAir()
    const { screen, locationId, token } = await aScreen()
    const { page, pass, loads } = await openWall({ token, hasWorker: true })
    await expect(page.getByRole('figure')).toBeVisible()
    await staff.call(calls.hardRefreshLocation, { params: { id: locationId } })
    await pass(60 * second)
    await expect.poll(loads).toBe(2)
    await expect(page.getByRole('figure')).toBeVisible()
    const isCleared = async () =>
      !(await staff.call(calls.getScreen, { params: { id: screen.id } })).hardRefreshFlag
    await pass(60 * second)
    await expect.poll(isCleared).toBe(true)
    await pass(60 * second)
    expect(loads()).toBe(2)
  })

  test('a screen changes its day at the location’s midnight', async ({
    aScreen,
    openWall,
    putOnAir,
  }) => {
    const timeZone = 'Pacific/Auckland'
    const today = { startDate: dayIn(timeZone), endDate: dayIn(timeZone) }
    const tomorrow = { startDate: dayIn(timeZone, 1), endDate: dayIn(timeZone, 1) }
    await putOnAir({ round: 6, subHeader: 'Today in Auckland', ...today })
    await putOnAir({ round: 6, subHeader: 'Tomorrow there', ...tomorrow })
    const { token } = await aScreen({ round: 6, location: { timeZone } })
    const { page, pass, now } = await openWall({ token })
    await expect(page.getByRole('heading', { name: 'Today in Auckland' })).toBeVisible()
    const midnight = Temporal.PlainDate.from(tomorrow.startDate).toZonedDateTime(timeZone)
    await pass(midnight.epochMilliseconds - now() - 20 * second)
    await expect(page.getByRole('heading', { name: 'Today in Auckland' })).toBeVisible()
    await pass(21 * second)
    await expect(page.getByRole('heading', { name: 'Tomorrow there' })).toBeVisible()
  })

  test('a screen changes its day at the roll-over hour of a 365 location', async ({
    aScreen,
    openWall,
    putOnAir,
  }) => {
    const timeZone = 'America/Phoenix'
    const day = Temporal.Now.zonedDateTimeISO(timeZone)
    const isAfterNine = day.hour >= 21
    const shown = dayIn(timeZone, isAfterNine ? 1 : 0)
    const next = dayIn(timeZone, isAfterNine ? 2 : 1)
    await putOnAir({ round: 7, subHeader: 'Before nine', startDate: shown, endDate: shown })
    await putOnAir({ round: 7, subHeader: 'After nine', startDate: next, endDate: next })
    const { token } = await aScreen({
      round: 7,
      location: { timeZone, is365: true, schedule: [9, 9, 9, 9, 9, 9, 9] },
    })
    const { page, pass, now } = await openWall({ token })
    await expect(page.getByRole('heading', { name: 'Before nine' })).toBeVisible()
    const nine = Temporal.PlainDateTime.from(`${shown}T21:00`).toZonedDateTime(timeZone)
    const untilMs = nine.epochMilliseconds - now()
    expect(untilMs).toBeLessThanOrEqual(2 * aDay)
    await pass(untilMs - 20 * second)
    await expect(page.getByRole('heading', { name: 'Before nine' })).toBeVisible()
    await pass(21 * second)
    await expect(page.getByRole('heading', { name: 'After nine' })).toBeVisible()
  })
})

test('a running screen looks like a freshly loaded one after each change', async ({
  aScreen,
  openWall,
  staff,
  putOnAir,
}) => {
  const timeZone = 'Asia/Tokyo'
  const tomorrow = dayIn(timeZone, 1)
  const steps = (...texts: readonly string[]) =>
    texts.map((text, index) => ({ step: index + 1, text, videoLink: clip('hook') }))
  const sentence = 'Jab, cross, hook, and roll under it with your hands up. '
  const workout = {
    round: 8,
    startDate: dayIn(timeZone),
    endDate: dayIn(timeZone),
    subHeader: 'Fast hands',
    routines: steps('Jab.', 'Cross.', 'Hook.'),
  }
  const { id } = await putOnAir(workout)
  const byTicker = 'The day after is longer than the strip is wide'
  const inArabic = 'اليوم التالي أطول من عرض الشريط كله على هذا الحائط'
  const saidInArabic = 'لكمة مستقيمة ثم خطافية ثم انخفض ويداك مرفوعتان. '.repeat(8)
  const translation = (text: string, original: string) => [
    { language: 'ar-ae' as const, text, original },
  ]
  await putOnAir({
    ...workout,
    startDate: tomorrow,
    endDate: tomorrow,
    subHeader: byTicker,
    subHeaderTranslations: translation(inArabic, byTicker),
    routines: steps(sentence.repeat(8)).map((step) => ({
      ...step,
      textTranslations: translation(saidInArabic, step.text),
    })),
  })
  const { screen, token } = await aScreen({ round: 8, location: { timeZone } })
  const { page, pass, now } = await openWall({ token })
  await expect(page.getByText('Hook.')).toBeVisible()

  const expectAsLoaded = async () => {
    let changed = await measureWall(page)
    // A rotated screen takes more than one frame to lay out.
    await expect
      .poll(async () => {
        const before = changed
        changed = await measureWall(page)
        return changed.join() === before.join()
      })
      .toBe(true)
    await pass(0)
    await page.reload()
    await expect(page.getByRole('figure').first()).toBeVisible()
    await expect.poll(() => measureWall(page)).toEqual(changed)
  }
  await test.step('an edit', async () => {
    const routines = steps(sentence.repeat(4), sentence.repeat(3), sentence)
    const body = { subHeader: 'ファイト・クラブの速い手、速い足', routines }
    await staff.call(calls.updateWorkout, { params: { id }, body })
    await expect(page.getByRole('heading', { name: body.subHeader })).toBeVisible()
    await expectAsLoaded()
  })
  await test.step('a new day', async () => {
    const midnight = Temporal.PlainDate.from(tomorrow).toZonedDateTime(timeZone)
    await pass(midnight.epochMilliseconds - now() + second)
    await expect(page.getByRole('heading', { name: byTicker })).toBeVisible()
    await expectAsLoaded()
  })
  await test.step('a refresh', async () => {
    const params = { id: screen.id }
    await staff.call(calls.updateScreen, { params, body: { refreshFlag: true } })
    const isWanted = async () => {
      await pass(10 * second)
      return (await staff.call(calls.getScreen, { params })).refreshFlag
    }
    await expect.poll(isWanted).toBe(false)
    await expect(page.getByRole('heading', { name: byTicker })).toBeVisible()
    await expectAsLoaded()
  })
  await test.step('another language', async () => {
    await staff.call(calls.updateScreen, { params: { id: screen.id }, body: { language: 'ar-ae' } })
    await expect(page.getByRole('main')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { name: inArabic })).toBeVisible()
    await expect(page.getByText(saidInArabic.trim()).first()).toBeVisible()
    await expectAsLoaded()
  })
  await test.step('low-vision paging on and off', async () => {
    const { id: screenId } = screen
    const change = (isLowVision: boolean) =>
      staff.call(calls.updateScreen, { params: { id: screenId }, body: { isLowVision } })
    const paged = page.locator('.title-strip-text[data-pages=true]')
    const steps = page.getByRole('list', { name: 'الخطوات' })
    const easings = () =>
      steps.evaluate((list) =>
        list.getAnimations().map(({ effect }) => effect?.getTiming().duration),
      )
    await expect(paged).toHaveCount(0)
    const [scrolled] = await easings()
    await change(true)
    await expect(paged).toHaveCount(1)
    const [turned] = await easings()
    expect([scrolled, turned]).toEqual([expect.any(Number), expect.any(Number)])
    // Each page shows for eight seconds.
    expect(Number(turned) % 8_000).toBe(0)
    expect(Number(scrolled) % 8_000).not.toBe(0)
    await expectAsLoaded()
    await change(false)
    await expect(paged).toHaveCount(0)
    await expectAsLoaded()
  })
  await test.step('a rotated monitor', async () => {
    await page.setViewportSize({ width: 960, height: 540 })
    await expectAsLoaded()
  })
})

test.describe('a flexibility screen', () => {
  for (const path of ['/', '/flexibility'])
    // spec: 2.2
    test(`a flexibility screen shows its video at ${path} and sends a heartbeat every 60 seconds`, async ({
      aScreen,
      openWall,
    }) => {
      const { token } = await aScreen({
        round: 10,
        location: { isEnabled: false, vtsEnabled: true },
      })
      const wall = await openWall({ token, path })
      const { page } = wall
      await expect(page.getByRole('heading', { name: 'Flexibility' })).toBeVisible()
      const video = page.locator('[data-video]')
      await expect(video).toHaveAttribute('data-video', clip('hip-opener-stretch'))
      await expect
        .poll(() =>
          page.locator('video').evaluate((clipped: HTMLVideoElement) => clipped.currentTime),
        )
        .toBeGreaterThan(0)
      await expectNamed(wall, token)
      await expectBeats(wall, 60 * second)
    })

  test('a screen of another round shows its workout at /flexibility', async ({
    aScreen,
    openWall,
    putOnAir,
  }) => {
    await putOnAir()
    const { token } = await aScreen()
    const { page } = await openWall({ token, path: '/flexibility' })
    await expect(page.getByRole('heading', { name: 'Sticks and moves' })).toBeVisible()
  })
})
