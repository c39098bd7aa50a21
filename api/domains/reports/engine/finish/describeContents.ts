import type { Contents } from '@plumbline/resources/rules/reports/contexts/contexts';

/** What a document's properties tell about it. */
export interface Description {
  title: string;
  subject: string;
  author: string;
}

export function describeContents(contents: Contents): Description {
  switch (contents.of) {
    case 'planning': {
      const { labels, planning, customer, account } = contents.context;
      return describe([labels.title, planning.title, planning.date], customer.name, account.name);
    }
    case 'order':
    case 'orderMail': {
      const { document, buyer, seller } = contents.context;
      return describe([document.title, document.number], buyer.name, seller.name);
    }
    case 'mail': {
      const { labels, report, customer, account } = contents.context;
      return describe([labels.report, report.number], customer.name, account.name);
    }
    case 'appointment': {
      const { planning, location, customer, account } = contents.context;
      return describe([planning.days, location.name], customer.name, account.name);
    }
    case 'orderNews': {
      const { orders, labels, account, seller } = contents.context;
      return describe([labels.order, orders[0]?.number ?? ''], account.name, seller.name);
    }
    case 'licenceMail': {
      const { licence, account, seller } = contents.context;
      return describe([licence.name, licence.date], account.name, seller.name);
    }
    case 'accountEnd': {
      const { account, termination, seller } = contents.context;
      return describe([account.name, termination.erasedOn], account.name, seller.name);
    }
    case 'invitation': {
      const { labels, account, recipient, seller } = contents.context;
      return describe([labels.title, account.name], recipient.name, seller.name);
    }
    case 'label': {
      const { piece, customer, account } = contents.context;
      return describe([piece.identNumber], customer.name, account.name);
    }
    default: {
      const { report, customer, account } = contents.context;
      return describe([report.title, report.number], customer.name, account.name);
    }
  }
}

const describe = (title: readonly string[], subject: string, author: string): Description => ({
  title: title.filter(Boolean).join(' '),
  subject,
  author,
});
