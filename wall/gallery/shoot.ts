import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { createServer } from 'vite'

type Shot = {
  readonly name: string
  readonly query: string
  readonly size?: readonly [number, number]
}

const portrait = [1080, 1920] as const
const shots: readonly Shot[] = [
  { name: 'authorization', query: 'wall=authorization' },
  { name: 'authorization-ar', query: 'wall=authorization&language=ar-ae' },
  { name: 'loading', query: 'wall=loading' },
  { name: 'not-ready', query: 'wall=not-ready' },
  { name: 'refreshing', query: 'wall=refreshing' },
  { name: 'flexibility', query: 'wall=flexibility' },
  { name: 'own-face', query: 'face&routines=3&text=normal&round=2' },
  { name: 'own-face-timer', query: 'face&phase=green&left=88&routines=3&round=2' },
  { name: 'own-face-not-ready', query: 'face&wall=not-ready' },
  { name: 'one-short', query: 'routines=1&text=short&round=1' },
  { name: 'one-normal', query: 'routines=1&text=normal&round=2' },
  { name: 'one-scrolling', query: 'routines=1&text=long&sub=long&round=4' },
  { name: 'two', query: 'routines=2&text=normal&round=5' },
  { name: 'three', query: 'routines=3&text=normal&sub=long&round=6' },
  { name: 'three-longest', query: 'routines=3&text=longest&sub=longest&name=longest&round=7' },
  { name: 'three-emoji', query: 'routines=3&text=emoji&round=8' },
  { name: 'fr', query: 'routines=3&text=fr&sub=fr&name=fr&language=fr-ca&round=9' },
  { name: 'es', query: 'routines=2&text=es&sub=es&name=es&language=es-mx' },
  { name: 'ja', query: 'routines=3&text=ja&sub=ja&name=ja&language=ja' },
  { name: 'ar', query: 'routines=3&text=ar&sub=ar&name=ar&language=ar-ae' },
  { name: 'pocket-three', query: 'routines=3&text=short&pocket' },
  { name: 'pocket-one', query: 'routines=1&text=short&pocket' },
  { name: 'pocket-no-room', query: 'routines=3&text=longest&sub=longest&pocket' },
  { name: 'pocket-ar', query: 'routines=3&text=ar&sub=ar&name=ar&language=ar-ae&pocket' },
  { name: 'pocket-one-1920x1080', query: 'routines=1&text=short&pocket', size: [1920, 1080] },
  { name: 'no-image', query: 'routines=2&image=/media/rounds/none.jpg' },
  { name: 'timer-green-flash', query: 'phase=green&flash&routines=3' },
  { name: 'timer-green-one', query: 'phase=green&left=137&routines=1&text=normal' },
  { name: 'timer-green-two', query: 'phase=green&left=88&routines=2' },
  { name: 'timer-green-three', query: 'phase=green&left=150&routines=3&sub=long' },
  {
    name: 'timer-green-longest',
    query: 'phase=green&left=144&routines=3&text=longest&sub=longest&name=longest',
  },
  { name: 'timer-yellow-flash', query: 'phase=yellow&flash&routines=3' },
  { name: 'timer-yellow', query: 'phase=yellow&left=27&routines=3' },
  { name: 'timer-red-flash', query: 'phase=red&flash&routines=3' },
  { name: 'timer-red', query: 'phase=red&left=18' },
  { name: 'timer-red-no-video', query: 'phase=red&left=14&exercise=no-video' },
  { name: 'timer-red-no-video-longest', query: 'phase=red&left=14&exercise=no-video-longest' },
  {
    name: 'timer-red-no-video-1920x1080',
    query: 'phase=red&left=14&exercise=no-video',
    size: [1920, 1080],
  },
  { name: 'timer-red-es', query: 'phase=red&left=9&language=es&name=es' },
  { name: 'timer-green-accessible', query: 'phase=green&left=61&palette=accessible&routines=2' },
  { name: 'timer-yellow-accessible', query: 'phase=yellow&left=12&palette=accessible&routines=2' },
  { name: 'timer-red-accessible', query: 'phase=red&left=18&palette=accessible' },
  {
    name: 'timer-yellow-ar',
    query: 'phase=yellow&left=24&language=ar-sa&text=ar&sub=ar&name=ar&routines=2',
  },
  { name: 'timer-green-ja', query: 'phase=green&left=104&language=ja&text=ja&sub=ja&name=ja' },
  { name: 'floor-paused', query: 'phase=green&left=88&paused&routines=3' },
  {
    name: 'floor-paused-yellow-ar',
    query: 'phase=yellow&left=12&paused&language=ar-ae&text=ar&sub=ar&name=ar&next',
  },
  {
    name: 'floor-paused-1920x1080',
    query: 'phase=red&left=22&paused',
    size: [1920, 1080],
  },
  {
    name: 'instead',
    query: 'phase=green&left=137&routines=3&sub=short&name=short&instead=2',
  },
  {
    name: 'instead-one',
    query: 'phase=green&left=137&routines=1&text=normal&instead=1',
  },
  { name: 'instead-two', query: 'phase=green&left=137&routines=2&text=short&instead=12' },
  { name: 'instead-long', query: 'phase=green&left=137&routines=3&text=long&instead=123' },
  {
    name: 'instead-ar',
    query: 'phase=green&left=137&routines=3&instead=1&language=ar-ae&text=ar&sub=ar&name=ar',
  },
  {
    name: 'instead-ja',
    query: 'phase=green&left=137&routines=3&instead=1&language=ja&text=ja&sub=ja&name=ja',
  },
  {
    name: 'instead-fr',
    query: 'phase=green&left=137&routines=3&instead=13&language=fr&text=fr&sub=fr&name=fr',
  },
  {
    name: 'instead-1920x1080',
    query: 'phase=green&left=137&routines=3&instead=2',
    size: [1920, 1080],
  },
  {
    name: 'instead-plain-es-1920x1080',
    query: 'routines=3&instead=1&language=es&text=es&sub=es&name=es',
    size: [1920, 1080],
  },
  {
    name: 'instead-one-1920x1080',
    query: 'phase=green&left=137&routines=1&text=normal&instead=1',
    size: [1920, 1080],
  },
  { name: 'instead-flexibility', query: 'wall=flexibility&instead' },
  {
    name: 'instead-flexibility-1920x1080',
    query: 'wall=flexibility&instead',
    size: [1920, 1080],
  },
  { name: 'floor-next-break', query: 'phase=yellow&left=24&routines=3&next' },
  { name: 'floor-next-break-one', query: 'phase=yellow&left=24&routines=1&text=normal&next' },
  {
    name: 'floor-next-break-1920x1080',
    query: 'phase=yellow&left=24&routines=3&next',
    size: [1920, 1080],
  },
  {
    name: 'floor-next-break-one-1920x1080',
    query: 'phase=yellow&left=24&routines=1&text=normal&next',
    size: [1920, 1080],
  },
  { name: 'floor-next-round', query: 'phase=red&left=14&next' },
  {
    name: 'floor-next-round-ms',
    query: 'phase=red&left=14&language=ms&next=Straights%20with%20level%20change',
  },
  { name: 'floor-next-round-1920x1080', query: 'phase=red&left=14&next', size: [1920, 1080] },
  { name: 'floor-start', query: 'phase=waiting&routines=3' },
  { name: 'floor-start-es', query: 'phase=waiting&routines=3&language=es' },
  { name: 'floor-start-ja', query: 'phase=waiting&language=ja&text=ja&sub=ja&name=ja' },
  { name: 'floor-start-counted', query: 'phase=waiting&left=7&routines=3' },
  {
    name: 'floor-start-ar-1920x1080',
    query: 'phase=waiting&language=ar-ae&text=ar&sub=ar&name=ar',
    size: [1920, 1080],
  },
  { name: 'support', query: 'routines=3&support' },
  { name: 'timer-flash-es', query: 'phase=green&flash&language=es&name=longest' },
  { name: 'timer-break-fr', query: 'phase=red&left=22&language=fr&exercise=longest' },
  { name: 'three-720x1280', query: 'routines=3&sub=long', size: [720, 1280] },
  { name: 'timer-720x1280', query: 'phase=green&left=137&routines=3', size: [720, 1280] },
  { name: 'timer-2160x3840', query: 'phase=green&left=137&routines=3', size: [2160, 3840] },
  { name: 'authorization-1920x1080', query: 'wall=authorization', size: [1920, 1080] },
  { name: 'one-1920x1080', query: 'routines=1&text=normal', size: [1920, 1080] },
  { name: 'three-1920x1080', query: 'routines=3', size: [1920, 1080] },
  { name: 'timer-1920x1080', query: 'phase=green&left=137&routines=3', size: [1920, 1080] },
  {
    name: 'timer-longest-1920x1080',
    query: 'phase=green&left=144&routines=3&text=longest&sub=longest&name=longest&round=7',
    size: [1920, 1080],
  },
  {
    name: 'longest-1920x1080',
    query: 'routines=3&text=longest&sub=longest&name=longest&round=7',
    size: [1920, 1080],
  },
  { name: 'timer-one-1920x1080', query: 'phase=yellow&left=21&routines=1', size: [1920, 1080] },
  { name: 'timer-red-1920x1080', query: 'phase=red&left=18', size: [1920, 1080] },
  { name: 'flexibility-1920x1080', query: 'wall=flexibility', size: [1920, 1080] },
  { name: 'said-timer', query: 'phase=green&left=65&routines=3&said=short' },
  { name: 'said-timer-longest', query: 'phase=green&left=65&routines=3&said=longest' },
  { name: 'said-timer-one', query: 'phase=red&left=20&said=one' },
  {
    name: 'said-timer-ar',
    query: 'phase=green&left=65&routines=3&said=ar&language=ar-sa&text=ar&sub=ar&name=ar',
  },
  {
    name: 'said-timer-ja',
    query: 'phase=green&left=65&routines=3&said=ja&language=ja&text=ja&sub=ja&name=ja',
  },
  { name: 'said-plain', query: 'routines=3&said=short' },
  { name: 'said-flexibility', query: 'wall=flexibility&said=short' },
  { name: 'said-not-ready', query: 'wall=not-ready&said=short' },
  {
    name: 'said-timer-1920x1080',
    query: 'phase=green&left=65&routines=3&said=short',
    size: [1920, 1080],
  },
  {
    name: 'said-next-1920x1080',
    query: 'phase=red&left=9&said=short&next',
    size: [1920, 1080],
  },
  { name: 'said-plain-1920x1080', query: 'routines=3&said=longest', size: [1920, 1080] },
  { name: 'said-flexibility-1920x1080', query: 'wall=flexibility&said=short', size: [1920, 1080] },
  { name: 'whole-emergency', query: 'whole=emergency&text=short' },
  { name: 'whole-drill', query: 'whole=drill&text=longest' },
  { name: 'whole-drill-ar', query: 'whole=drill&text=ar&language=ar-sa' },
  { name: 'whole-emergency-1920x1080', query: 'whole=emergency&text=short', size: [1920, 1080] },
]

async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const videos = Array.from(document.querySelectorAll('[data-video]'), (box) =>
      box.shadowRoot?.querySelector('video'),
    )
    await Promise.all(
      videos.map(
        (video) =>
          new Promise((resolve) => {
            const isPlaying = () => (video?.currentTime ?? 1) > 0.25
            const look = setInterval(() => {
              if (!isPlaying()) return
              clearInterval(look)
              resolve(undefined)
            }, 50)
            setTimeout(resolve, 4_000)
          }),
      ),
    )
  })
}

// node wall/gallery/shoot.ts /tmp/walls [names]: pictures of every wall, or only the named ones.
const [folder = '/tmp/roundboard-walls', ...only] = process.argv.slice(2)
const type = folder.startsWith('/tmp') ? 'png' : 'jpeg'
const server = await createServer({
  configFile: path.join(import.meta.dirname, 'vite.config.ts'),
  logLevel: 'error',
  server: { port: 0 },
})
await server.listen()
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
if (only.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const { name, query, size = portrait } of shots.filter(
  (shot) => only.length === 0 || only.includes(shot.name),
)) {
  const page = await browser.newPage({ viewport: { width: size[0], height: size[1] } })
  page.on('pageerror', (error) => {
    console.error(name, error.message)
  })
  await page.goto(`${address}?${query}`)
  await settled(page)
  await page.screenshot({
    path: path.join(folder, `${name}.${type === 'png' ? 'png' : 'jpg'}`),
    type,
    ...(type === 'jpeg' && { quality: 85 }),
  })
  await page.close()
}
await browser.close()
await server.close()
