import type { Page } from '@playwright/test'

/** The colours of PNG pictures in base64: red, green and blue of each place, a byte each. */
export async function develop(
  darkroom: Page,
  pictures: readonly string[],
): Promise<Uint8Array<ArrayBuffer>[]> {
  const developed = await darkroom.evaluate(coloursOf, pictures)
  return developed.map((colours) => Uint8Array.from(colours))
}

/** Runs in the page. */
async function coloursOf(pictures: readonly string[]): Promise<number[][]> {
  const all: number[][] = []
  for (const picture of pictures) {
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    canvas?.drawImage(bitmap, 0, 0)
    const data = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    all.push(Array.from(data).filter((_, index) => index % 4 !== 3))
  }
  return all
}
