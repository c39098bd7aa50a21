import type { Contact } from '@plumbline/resources/entities/contacts';
import type { EquipmentOwner } from '@plumbline/resources/entities/equipmentOwners';
import type { Instance } from '@plumbline/resources/entities/instances';
import { type Language, localized } from '@plumbline/resources/language/languages';
import { firstPhone, formatsFor } from './formats';
import type { ReportBrand } from './loadReportBrand';
import { picture } from './picture';

interface Parties {
  account: Instance;
  brand: ReportBrand | null;
  owner: EquipmentOwner | undefined;
  auditor: Contact | undefined;
  language: Language;
}

/** Who issues a document, under whose brand, and for whom. */
export function letterhead({ account, brand, owner, auditor, language }: Parties) {
  const { address } = formatsFor(language);
  const ownLogo = picture(account.logo, account.companyName);
  const brokerLogo = brand?.logo ? { hash: brand.logo, alternative: brand.name } : null;
  return {
    account: {
      name: account.companyName,
      address: address(account.address),
      phone: firstPhone(auditor?.phoneNumbers),
      email: auditor?.emailAddress ?? '',
      // Without an own logo the account shows its broker's.
      logo: ownLogo ?? brokerLogo,
    },
    broker: {
      name: brand?.name ?? '',
      logo: ownLogo && brokerLogo,
      footer: localized(brand?.footer, language),
    },
    customer: {
      name: owner?.name ?? account.companyName,
      number: owner?.customerNumber ?? '',
      address: address(owner ? owner.address : account.address),
      logo: owner ? picture(owner.logo, owner.name) : null,
    },
  };
}

export const person = (contact: Contact | undefined) => ({
  name: contact ? `${contact.firstName} ${contact.lastName}` : '',
  phone: firstPhone(contact?.phoneNumbers),
  email: contact?.emailAddress ?? '',
});
