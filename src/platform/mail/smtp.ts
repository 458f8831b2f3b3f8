import nodemailer, { type Transporter } from 'nodemailer';

/** An email on its way out. */
export interface Message {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  messageId: string;
}

/** Sends one email; throws when the mail server refuses, hangs or drops the line. */
export interface SendMail {
  (message: Message): Promise<void>;
  /** Nothing more is to be sent for now: closes connections that were kept for the next message. */
  rest?(): void;
}

/** Timeouts in milliseconds, by what is waited for. */
export interface SmtpWaits {
  connection: number;
  greeting: number;
  /** Between two answers of the mail server. */
  silence: number;
  /** For one message from beginning to end. */
  message: number;
}

const WAITS: SmtpWaits = { connection: 15_000, greeting: 15_000, silence: 30_000, message: 90_000 };
/** Messages sent side by side. */
export const LANES = 5;

/** A sender over SMTP. Every wait has an end: a mail server that hangs must not hold a worker. */
export function smtpSender(url: string, from: string, waits: SmtpWaits = WAITS): SendMail {
  let transport: Transporter | null = null;
  const open = (): Transporter =>
    nodemailer.createTransport(
      {
        url,
        pool: true,
        maxConnections: LANES,
        connectionTimeout: waits.connection,
        greetingTimeout: waits.greeting,
        socketTimeout: waits.silence,
      },
      { from },
    );
  const send = async (message: Message): Promise<void> => {
    transport ??= open();
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The mail server took too long.')), waits.message);
    });
    try {
      await Promise.race([transport.sendMail(message), tooLong]);
    } finally {
      clearTimeout(timer);
    }
  };
  const rest = (): void => {
    transport?.close();
    transport = null;
  };
  return Object.assign(send, { rest });
}

/** What a failure says about trying again. */
export type Failure = 'away' | 'refused' | 'passing';

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  syscall?: string;
  timeoutType?: string;
}

/** No session came about: no name, no connection, no greeting, no sign-in. */
const hadNoSession = ({ code = '', command = '', syscall = '', timeoutType = '', responseCode }: SmtpError) =>
  ['EDNS', 'EAUTH', 'ETLS', 'ECONNREFUSED'].includes(code) ||
  /^(EHLO|HELO|LHLO|STARTTLS|AUTH)/.test(command) ||
  ['connect', 'getaddrinfo'].includes(syscall) ||
  ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'].includes(timeoutType) ||
  (code === 'EPROTOCOL' && responseCode !== undefined && command === 'CONN');

/**
 * Whether the mail server as a whole cannot be reached or used (`away`: no fault of this email), refuses this
 * email for good (`refused`: SMTP answers of 5xx to its addressee or its content), or failed in a way that
 * may pass.
 */
export function failureOf(error: unknown): Failure {
  const smtp = (error ?? {}) as SmtpError;
  if (hadNoSession(smtp)) return 'away';
  return (smtp.responseCode ?? 0) >= 500 && /^(RCPT|DATA)/.test(smtp.command ?? '') ? 'refused' : 'passing';
}
