import { codePicture } from '../../../scripts/testing/codePicture';
import type { Page } from '../journey';

/** A camera that films a picture: `show` puts a QR code of this text before it. To be called before the page is opened. */
export async function pictureCamera(page: Page): Promise<{ show: (text: string) => Promise<void> }> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 640, height: 480 });
    const context = canvas.getContext('2d');
    let picture: CanvasImageSource | null = null;
    // A camera delivers frames also of what stands still.
    const film = () => {
      if (context) {
        context.fillStyle = '#cfd6da';
        context.fillRect(0, 0, 640, 480);
        if (picture) context.drawImage(picture, 170, 90, 300, 300);
      }
      setTimeout(film, 100);
    };
    film();
    Object.defineProperty(navigator, 'mediaDevices', {
      value: {
        getUserMedia: async () => canvas.captureStream(10),
        enumerateDevices: async () => [],
        addEventListener: () => undefined,
      },
    });
    const known: string | null = sessionStorage.getItem('picture');
    const put = async (source: string) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      picture = image;
    };
    if (known) void put(known);
    Object.assign(window, {
      showPicture: async (source: string) => {
        sessionStorage.setItem('picture', source);
        await put(source);
      },
    });
  });
  return {
    show: async (text) => {
      await page.evaluate(
        (source) =>
          (window as unknown as { showPicture: (source: string) => Promise<void> }).showPicture(source), // set above
        await codePicture(text),
      );
    },
  };
}
