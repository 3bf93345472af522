import qrcode from 'qrcode-generator';

export interface QrPicture {
  /** Modules per side, with the quiet border. */
  readonly size: number;
  /** The dark modules as one SVG path. */
  readonly path: string;
}

const BORDER = 3;

/** A QR code as one path: no picture has to be fetched or drawn on a canvas. */
export function qrPicture(text: string): QrPicture {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) path += `M${column + BORDER} ${row + BORDER}h1v1h-1z`;
    }
  }
  return { size: count + 2 * BORDER, path };
}
