import { drawCode } from '../../api/domains/reports/engine/drawCode';

/** A QR code of this text as the address of a picture (PNG). */
export const codePicture = async (text: string): Promise<string> =>
  `data:image/png;base64,${(await drawCode(text)).toString('base64')}`;
