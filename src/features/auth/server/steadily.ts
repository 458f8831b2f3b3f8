/**
 * Answers no sooner than `milliseconds` after it began, whatever the work found: what is done for a known email takes longer
 * than nothing for an unknown one, and a stranger must not be able to tell (decisions 4).
 */
export async function steadily<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const floor = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const [result] = await Promise.allSettled([work(), floor]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
