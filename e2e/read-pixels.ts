import type { Page } from '@playwright/test'

/** The pixels of PNG pictures in base64, as red, green and blue bytes. */
export async function readPixels(
  pixelPage: Page,
  pictures: readonly string[],
): Promise<Uint8Array<ArrayBuffer>[]> {
  const images = await pixelPage.evaluate(coloursOf, pictures)
  return images.map((colours) => Uint8Array.from(Buffer.from(colours, 'base64')))
}

/** Runs in the page. Returns base64, because passing a million numbers takes many seconds. */
async function coloursOf(pictures: readonly string[]): Promise<string[]> {
  const all: string[] = []
  for (const picture of pictures) {
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    canvas?.drawImage(bitmap, 0, 0)
    const data = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    const colours = Array.from(data).filter((_, index) => index % 4 !== 3)
    all.push(btoa(colours.map((byte) => String.fromCharCode(byte)).join('')))
  }
  return all
}
