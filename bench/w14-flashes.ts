import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { measureFlashes, flashesMax, type RgbFrame } from '@roundboard/domain'
import { build, preview } from 'vite'
import { readPixels } from '../e2e/read-pixels.ts'
import { type Benchmark, progress, wait } from './kit/benchmark.ts'

const gallery = join(import.meta.dirname, '../wall/gallery')
/** Small: an area large enough to count as a flash is larger than a pixel of it. */
const size = { maxWidth: 54, maxHeight: 54 }
/** Longer than a phase's flash. */
const recordMs = 5_000

/** Every state change of a screen, in order. */
const states = [
  'routines=3',
  'phase=waiting&left=7&routines=3',
  'phase=green&flash&timed&routines=3',
  'phase=green&left=60&routines=3&text=long',
  'phase=yellow&flash&timed&routines=3&next',
  'phase=yellow&left=24&routines=3&next',
  'phase=red&flash&timed&routines=3',
  'phase=red&left=20',
  'phase=red&left=14&next',
  'phase=red&left=14&exercise=no-video&next',
  'phase=green&flash&timed&routines=3&palette=accessible',
  'phase=yellow&flash&timed&routines=3&palette=accessible',
  'phase=red&flash&timed&palette=accessible',
  'phase=red&left=20&paused',
  'phase=green&left=60&routines=3&said=short',
  'whole=emergency&text=short',
  'wall=refreshing',
  'wall=not-ready',
  'wall=flexibility',
  'phase=red&left=20&said=longest',
  'phase=red&left=20&whole=emergency',
  'phase=red&left=20',
  'phase=green&left=60&whole=drill',
  'phase=green&left=60&said=short',
]

async function record(session: CDPSession, pixelPage: Page): Promise<RgbFrame[]> {
  const pictures: { atMs: number; picture: string }[] = []
  const keep = (frame: { data: string; metadata: { timestamp?: number }; sessionId: number }) => {
    pictures.push({ atMs: (frame.metadata.timestamp ?? NaN) * 1000, picture: frame.data })
    session.send('Page.screencastFrameAck', { sessionId: frame.sessionId }).catch(() => undefined)
  }
  session.on('Page.screencastFrame', keep)
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1, ...size })
  await wait(recordMs)
  await session.send('Page.stopScreencast')
  session.off('Page.screencastFrame', keep)
  const images = await readPixels(
    pixelPage,
    pictures.map(({ picture }) => picture),
  )
  return images.map((pixels, index) => ({ atMs: pictures[index]?.atMs ?? NaN, pixels }))
}

/** Recorded frames of every state change; phase changes in both timer palettes. */
export const flashes: Benchmark = {
  id: 'W14',
  what: 'luminance and red flashes of every change of state, most in a second',
  target: `≤ ${flashesMax}`,
  async run() {
    const outDir = await mkdtemp(join(tmpdir(), 'roundboard-walls-'))
    const options = { root: gallery, logLevel: 'error' } as const
    await build({ ...options, build: { outDir, emptyOutDir: true } })
    const server = await preview({
      ...options,
      build: { outDir },
      preview: { host: '127.0.0.1', port: 0 },
    })
    const executablePath = process.env['CHROMIUM_PATH']
    const browser = await chromium.launch({
      ...(executablePath === undefined ? { channel: 'chromium' } : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
    })
    try {
      const page = await browser.newPage({ viewport: { width: 540, height: 960 } })
      const pixelPage = await browser.newPage()
      const session = await page.context().newCDPSession(page)
      await page.bringToFront()
      await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?wall=loading`)
      let most = { general: 0, red: 0 }
      let frames = 0
      for (const state of states) {
        const recorded = record(session, pixelPage)
        await page.evaluate((address) => {
          history.replaceState(null, '', `?${address}`)
          window.dispatchEvent(new PopStateEvent('popstate'))
        }, state)
        const film = await recorded
        const found = measureFlashes(film)
        progress(`${state}: ${found.general} and ${found.red} in ${film.length} frames`)
        frames += film.length
        most = {
          general: Math.max(most.general, found.general),
          red: Math.max(most.red, found.red),
        }
      }
      return {
        measured: `${most.general} of luminance, ${most.red} of red (${frames} frames of ${states.length} changes)`,
        isMet: frames > states.length && Math.max(most.general, most.red) <= flashesMax,
      }
    } finally {
      await browser.close()
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    }
  },
}
