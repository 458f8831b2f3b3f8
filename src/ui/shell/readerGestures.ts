/** Events by which a reader takes the scrolling over from whatever moves a page or a pane. */
export const READER_GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
