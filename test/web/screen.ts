/** The breakpoints of specification 9 that a media query may name. */
const widthOf = (query: string, bound: 'min' | 'max'): number | null => {
  const [, size, unit] = query.match(new RegExp(`${bound}-width:\\s*([\\d.]+)(px|em)`)) ?? [];
  return size ? Number(size) * (unit === 'em' ? 16 : 1) : null;
};

/** Makes media queries answer as on a screen of this width (pixels), for somebody who wants no motion. */
export function setScreen(width: number): void {
  window.matchMedia = (query) => {
    const min = widthOf(query, 'min') ?? 0;
    const max = widthOf(query, 'max') ?? Number.POSITIVE_INFINITY;
    const isWidth = query.includes('-width');
    return {
      matches: isWidth ? width >= min && width <= max : query.includes('reduced-motion: reduce'),
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
      dispatchEvent: () => false,
    };
  };
}

/** A desktop screen, as every test begins. */
export const resetScreen = (): void => setScreen(1280);
