import { downloadBlob, fileName } from '../saves/files.ts'

/**
 * Saves what the board shows as a picture: its canvases laid over each other, at the screen's own sharpness. Answers the
 * name of the file, or null where the browser made none.
 */
export async function savePicture(name: string): Promise<string | null> {
  const layers = [...document.querySelectorAll<HTMLCanvasElement>('[data-board] canvas')]
  const first = layers[0]
  const picture = document.createElement('canvas')
  const context = picture.getContext('2d')
  if (!first || !context) return null
  picture.width = first.width
  picture.height = first.height
  for (const layer of layers) context.drawImage(layer, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => {
    picture.toBlob(resolve, 'image/png')
  })
  if (!blob) return null
  const file = fileName(name, '.png')
  downloadBlob(file, blob)
  return file
}
