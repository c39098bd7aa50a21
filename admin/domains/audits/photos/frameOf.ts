import { NotAPhoto } from './shrinkPhoto';

/** What a video shows at this moment, as JPEG. */
export function frameOf(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0) return Promise.reject(new NotAPhoto());
  context.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new NotAPhoto())), 'image/jpeg', 0.9);
  });
}
