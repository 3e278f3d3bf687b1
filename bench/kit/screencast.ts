import type { Page } from '@playwright/test'

/** The frames of a page, as the compositor drew them. */
export interface Screencast {
  /** The first frame after `at` that shows a flash below the bar; epoch milliseconds. */
  firstColouredAfter(at: number): Promise<number>
}

interface Frame {
  readonly at: number
  readonly picture: string
}

/** Small, because only colors matter. */
const size = { maxWidth: 36, maxHeight: 64 }
const rememberedFrames = 240

/** Records a page from outside, so a busy page isn't slowed down. */
export async function openScreencast(page: Page): Promise<Screencast> {
  const context = page.context()
  const session = await context.newCDPSession(page)
  const frames: Frame[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? NaN) * 1000, picture: data })
    frames.splice(0, frames.length - rememberedFrames)
    // The page may be closed.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1, ...size })
  const browser = context.browser()
  if (browser === null) throw new Error('the page has no browser')
  const pixelPage = await browser.newPage()
  return {
    async firstColouredAfter(at) {
      const since = frames.filter((frame) => frame.at >= at)
      const index = await pixelPage.evaluate(
        findColoured,
        since.map(({ picture }) => picture),
      )
      return since[index]?.at ?? NaN
    },
  }
}

/**
 * The index of the first picture with a color at the edge below the bar, which is gray except
 * during a flash.
 */
async function findColoured(pictures: readonly string[]): Promise<number> {
  for (const [index, picture] of pictures.entries()) {
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    canvas?.drawImage(bitmap, 0, 0)
    const [red = 0, green = 0, blue = 0] =
      canvas?.getImageData(0, Math.floor(0.32 * bitmap.height), 1, 1).data ?? []
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 100) return index
  }
  return -1
}
