/** The headers of an answer, from lines of "name: value". */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}

const NO_BODY = new Set([204, 205, 304]);

/** Sends as `fetch` does and tells which share of the body (0 to 1) has left: the browser's own `fetch` does not say. */
export const fetchWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  (address, init = {}) =>
    new Promise<Response>((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(init.method ?? 'GET', String(address));
      for (const [name, value] of new Headers(init.headers)) call.setRequestHeader(name, value);
      call.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      call.onload = () =>
        resolve(
          new Response(NO_BODY.has(call.status) ? null : call.responseText, {
            status: call.status,
            headers: headersOf(call.getAllResponseHeaders()),
          }),
        );
      call.onerror = () => reject(new TypeError('Failed to fetch'));
      call.onabort = () => reject(new DOMException('The call was aborted.', 'AbortError'));
      init.signal?.addEventListener('abort', () => call.abort(), { once: true });
      call.send(init.body as XMLHttpRequestBodyInit);
    });
