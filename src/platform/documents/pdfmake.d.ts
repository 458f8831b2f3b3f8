/** What is used of pdfmake 0.3, which comes without types. */
declare module 'pdfmake' {
  interface FontFiles {
    normal: string;
    bold: string;
    italics: string;
    bolditalics: string;
  }
  interface PdfMaker {
    setFonts(fonts: Record<string, FontFiles>): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    /** Told of the pages written, from 0 to 1. */
    setProgressCallback(callback: (progress: number) => void): void;
    createPdf(definition: object): { getBuffer(): Promise<Uint8Array> };
  }
  const pdfmake: PdfMaker;
  export default pdfmake;
}
