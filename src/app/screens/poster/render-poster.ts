import { encodeQrCode } from '#app/ui/paper/qr-code.ts'
import { drawTextLine, drawTextLines } from './canvas-text.ts'
import { displayUrl, type Poster, type PosterForm, type PosterPictures, posterFormSizes } from './poster.ts'

const textColour = '#12171c'
const mutedColour = '#48525b'
const backgroundColour = '#ffffff'

type CanvasPen = CanvasRenderingContext2D
interface PosterBox {
  x: number
  y: number
  width: number
  height: number
}

/** Draws a poster in the size of its format, white in both themes. Does nothing if the browser has no canvas. */
export function renderPoster(canvas: HTMLCanvasElement, form: PosterForm, poster: Poster, pictures: PosterPictures): void {
  const { width, height } = posterFormSizes[form]
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.textBaseline = 'alphabetic'
  pen.imageSmoothingQuality = 'high'
  pen.fillStyle = backgroundColour
  pen.fillRect(0, 0, width, height)
  // All sizes are hundredths of the width, so that both formats have the same design.
  const u = width / 100
  const edge = 6 * u
  const band = 13 * u
  drawHead(pen, poster, pictures.logo, { x: 0, y: 0, width, height: band })
  const code = 27 * u
  const foot = height - edge - code
  const text = poster.price === null ? 23 * u : 30 * u
  const words = foot - 3 * u - text
  const body = { x: edge, y: band + 4 * u, width: width - 2 * edge, height: words - 4 * u - (band + 4 * u) }
  if (pictures.mainPicture !== null) drawPicture(pen, pictures.mainPicture, body)
  drawTexts(pen, poster, { x: edge, y: words, width: width - 2 * edge, height: text }, u)
  pen.fillStyle = poster.colour
  pen.fillRect(edge, foot - 2 * u, width - 2 * edge, 0.5 * u)
  drawQrCode(pen, poster.url, { x: width - edge - code, y: foot, width: code, height: code })
  const room = width - 2 * edge - code - 3 * u
  const below = drawTextLines(
    pen,
    poster.qrCaption,
    { x: edge, y: foot + 6 * u, fontSize: 4.4 * u, maxWidth: room, colour: textColour, bold: true },
    3,
  )
  drawTextLine(pen, displayUrl(poster.url), { x: edge, y: below + 1.5 * u, fontSize: 3.1 * u, maxWidth: room, colour: mutedColour })
  drawTextLines(pen, poster.contact, { x: edge, y: below + 6.2 * u, fontSize: 3.1 * u, maxWidth: room, colour: mutedColour }, 2)
}

function drawHead(pen: CanvasPen, { shop, colour, textColour }: Poster, logo: HTMLImageElement | null, { width, height }: PosterBox): void {
  pen.fillStyle = colour
  pen.fillRect(0, 0, width, height)
  const edge = width * 0.06
  const mark = height * 0.58
  if (logo !== null) drawPicture(pen, logo, { x: edge, y: (height - mark) / 2, width: mark, height: mark })
  const x = logo === null ? edge : edge + mark + height * 0.22
  drawTextLine(pen, shop, { x, y: height * 0.64, fontSize: height * 0.42, maxWidth: width - x - edge, colour: textColour, bold: true })
}

/** Draws the texts of a poster: number or name, description, price. The price is at the bottom of its block. */
function drawTexts(pen: CanvasPen, poster: Poster, { x, y, width, height }: PosterBox, u: number): void {
  drawTextLine(pen, poster.title, {
    x,
    y: y + 6.4 * u,
    fontSize: 8.4 * u,
    maxWidth: width,
    colour: textColour,
    bold: true,
    numbers: poster.isTitlePartNumber,
  })
  let next = drawTextLines(
    pen,
    poster.description,
    { x, y: y + 11.6 * u, fontSize: 4.2 * u, maxWidth: width, colour: textColour },
    poster.price === null ? 2 : 1,
  )
  for (const fact of poster.detailLines) {
    drawTextLine(pen, fact, { x, y: next, fontSize: 3.4 * u, maxWidth: width, colour: mutedColour })
    next += 4.6 * u
  }
  if (poster.price === null) return
  const line = { y: y + height, colour: textColour }
  drawTextLine(pen, poster.price, { ...line, x, fontSize: 7 * u, maxWidth: width * 0.5, bold: true })
  pen.font = pen.font.replace(/[\d.]+px/, `${7 * u}px`)
  const after = x + pen.measureText(poster.price).width + 2.5 * u
  drawTextLine(pen, poster.priceNote, { ...line, x: after, fontSize: 3.2 * u, maxWidth: x + width - after, colour: mutedColour })
}

function drawQrCode(pen: CanvasPen, url: string, { x, y, width }: PosterBox): void {
  const { sizeModules, darkSegments } = encodeQrCode(url)
  // The QR code's squares (modules) are whole pixels wide, so that none has a grey edge. The remaining space becomes the code's white
  // border.
  const module = Math.floor(width / sizeModules)
  const shift = Math.floor((width - module * sizeModules) / 2)
  pen.fillStyle = backgroundColour
  pen.fillRect(x, y, width, width)
  pen.fillStyle = '#000000'
  for (const run of darkSegments)
    pen.fillRect(Math.round(x) + shift + run.x * module, Math.round(y) + shift + run.y * module, run.width * module, module)
}

/** Draws a picture in the middle of its box, scaled to fit. */
function drawPicture(pen: CanvasPen, image: HTMLImageElement, box: PosterBox): void {
  const scale = Math.min(box.width / image.naturalWidth, box.height / image.naturalHeight)
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  pen.drawImage(image, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)
}
