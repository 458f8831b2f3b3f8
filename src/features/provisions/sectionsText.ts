/** Sections as they are read: in "ss 16-18" the hyphen is a span of numbers, "ss 16–18". */
export const sectionsText = (sections: string): string => sections.replace(/(\d)-(\d)/g, '$1–$2');
