const began = Date.now();

/** One line of progress with the seconds since the command began. */
export const say = (text) => console.log(`[${((Date.now() - began) / 1000).toFixed(1)} s] ${text}`);
