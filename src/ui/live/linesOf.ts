/** The lines of a streamed answer as they arrive, however the network cuts them; empty ones are left out. */
export async function* linesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      rest += decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      yield* lines.filter(Boolean);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
  if (rest) yield rest;
}
