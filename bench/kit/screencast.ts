import type { Page } from '@playwright/test'

/** What a page really showed, frame by frame, as the compositor drew it. */
export interface Screencast {
  /** The first frame after an instant in which a wall's flash is seen below its bar; epoch milliseconds. */
  firstColouredAfter(at: number): Promise<number>
}

interface Frame {
  readonly at: number
  readonly picture: string
}

/** Small, for it is looked at by its colour alone. */
const size = { maxWidth: 36, maxHeight: 64 }
const rememberedFrames = 240

/** Records a page, outside of it: a page that is busy shows, and is measured, all the same. */
export async function openScreencast(page: Page): Promise<Screencast> {
  const context = page.context()
  const session = await context.newCDPSession(page)
  const frames: Frame[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? NaN) * 1000, picture: data })
    frames.splice(0, frames.length - rememberedFrames)
    // The page may be gone by now.
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
 * The first of some pictures with a colour at the edge below the bar, where a wall in portrait is grey but for a flash:
 * in the strip that a flash's first frame shows.
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
