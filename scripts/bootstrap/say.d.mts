export function say(text: string): void;
