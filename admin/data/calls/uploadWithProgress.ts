/** Like `fetch`, but reports upload progress, which `fetch` does not. */
export function uploadWithProgress(
  address: string | URL,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: () => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.responseType = 'blob';
    request.upload.onprogress = onProgress;
    request.onprogress = onProgress;
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(new TypeError('network failure: Failed to fetch'));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort());
    // XMLHttpRequest cannot send a stream, and no caller passes one.
    request.send(body as XMLHttpRequestBodyInit | null);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const content: Blob | null = request.response;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(content?.size ? content : null, { status, statusText, headers });
}
